/** The stylesheet of the reference and of the page that stands in where none is built: in light and in dark colours. */
export const style = `:root {
  color-scheme: light dark;
  --ground: #f6f0e2; --card: #fdf9ef; --line: #dccfb2; --code: #f0e7d1;
  --ink: #1d2a33; --quiet: #556168; --brass: #7a5207; --sea: #0d5b6b; --band: #e9ddc1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1720; --card: #16232e; --line: #2c3d4a; --code: #1e2e3b;
    --ink: #f2e8d5; --quiet: #a9b4bb; --brass: #e0a94a; --sea: #74c3d1; --band: #16232e;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 'Alegreya Sans', system-ui, sans-serif; }
a { color: var(--brass); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px; border-radius: 4px; }
.page { max-width: 78rem; margin: 0 auto; padding: 0 1rem; }
.masthead { background: var(--band); border-bottom: 1px solid var(--line); }
.masthead .page { padding-top: 1.5rem; padding-bottom: 1.25rem; }
.home { margin: 0; font-weight: 600; letter-spacing: .02em; }
.home a { text-decoration: none; }
.small { max-width: 40rem; padding-top: 12vh; padding-bottom: 3rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: .1rem 0 .5rem; text-wrap: balance; }
h2 { font-size: 1.4rem; line-height: 1.3; margin: 3rem 0 1rem; }
main > h2:first-child { margin-top: 1.5rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
p { margin: .5rem 0; max-width: 46rem; }
code, pre { font: .875em/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
code { background: var(--code); border-radius: 4px; padding: .1em .35em; overflow-wrap: anywhere; }
pre { background: var(--code); border-radius: 8px; padding: .75rem 1rem; overflow-x: auto; margin: 0; }
main > pre { margin: 1rem 0; border: 1px solid var(--line); }
pre code, h3 code { background: none; padding: 0; }
pre code { font-size: 1em; overflow-wrap: normal; }
h3 code { font-size: 1em; font-weight: 600; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.25rem 1.25rem; margin: 1rem 0; }
.card:target { border-color: var(--brass); box-shadow: 0 0 0 1px var(--brass); }
.method { display: inline-block; min-width: 3.25rem; text-align: center; font-size: .8rem; line-height: 1.5rem; border-radius: 6px; border: 1px solid; margin-right: .35rem; }
.get { color: var(--sea); }
.post { color: var(--brass); }
.name { float: right; margin-left: 1rem; color: var(--quiet); font-weight: 400; text-decoration: none; }
.name:hover, nav a:hover { text-decoration: underline; }
.facts { margin: 1rem 0 0; display: grid; gap: .25rem 1rem; }
dt { color: var(--quiet); font-weight: 600; font-size: .9rem; line-height: 1.75; margin-top: .5rem; }
dd { margin: 0; min-width: 0; }
.fields { list-style: none; margin: 0; padding: 0; }
.fields .fields { margin: .1rem 0 .25rem .35rem; padding-left: .85rem; border-left: 2px solid var(--line); }
.fields li { padding: .1rem 0; }
.type, .about { color: var(--quiet); }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .4rem 1rem .4rem 0; border-top: 1px solid var(--line); }
thead th { border: 0; color: var(--quiet); font-size: .9rem; font-weight: 600; }
tbody th { font-variant-numeric: tabular-nums; }
td:last-child { padding-right: 0; }
td code { white-space: nowrap; }
nav h2 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
nav h2 a { color: var(--ink); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { text-decoration: none; }
.wide { display: none; }
.narrow { margin-top: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.narrow details { padding: 0 1.25rem; }
.narrow summary { padding: .75rem 0; font-weight: 600; cursor: pointer; min-height: 44px; }
.narrow ul { columns: 2; padding-bottom: .5rem; }
.narrow li a { display: block; padding: .55rem 0; }
footer { margin-top: 4rem; padding-bottom: 2rem; font-size: .9rem; }
@media (min-width: 44rem) {
  .facts { grid-template-columns: 7.5rem minmax(0, 1fr); row-gap: .6rem; }
  dt { margin: 0; }
}
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: 3rem; }
  .narrow { display: none; }
  .wide { display: block; position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: .25rem 0 2rem; scrollbar-width: thin; }
  .wide li a { display: block; padding: .1rem 0; }
}
@media (max-width: 43.99rem) {
  .name { display: none; }
  .card { padding: 1rem; }
  .scroll table, .scroll thead, .scroll tbody, .scroll tr, .scroll td, .scroll th { display: block; }
  .scroll thead { display: none; }
  .scroll td, .scroll th { border: 0; padding: .1rem 0; }
  .scroll tr { border-top: 1px solid var(--line); padding: .5rem 0; }
  tbody th { font-size: 1.1rem; padding-top: .5rem; }
}
@media print { nav { display: none; } .card { break-inside: avoid; } }
`;
