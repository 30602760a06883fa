/** The stylesheet of the reference and of the first page. */
export const style = `:root {
  color-scheme: light dark;
  --ink: #1d2327; --soft: #5b666d; --paper: #fbfaf6; --card: #fff; --line: #dcd8cc; --sea: #0b6477; --code: #f1efe7;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e7e4da; --soft: #a3aab0; --paper: #14191c; --card: #1b2226; --line: #323c42; --sea: #6cc5d8; --code: #222b30; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--sea); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; border-radius: 3px; }
.page { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
.small { max-width: 40rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 .75rem; border-bottom: 2px solid var(--line); padding-bottom: .3rem; }
h3 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
h4 { font-size: .9rem; margin: 1rem 0 .25rem; color: var(--soft); font-weight: 600; }
p { margin: .5rem 0; max-width: 46rem; }
code, pre { font: .875em/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
code { background: var(--code); border-radius: .25rem; padding: .1em .3em; overflow-wrap: anywhere; }
pre { background: var(--code); border-radius: .5rem; padding: .75rem; overflow-x: auto; margin: .25rem 0; }
pre code { background: none; padding: 0; overflow-wrap: normal; }
nav ul { list-style: none; margin: .25rem 0 1rem; padding: 0; }
nav li { padding: .25rem 0; }
nav h2 { font-size: .95rem; margin: 0; border: 0; padding: 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin: 1rem 0; }
.method { font-weight: 700; color: var(--sea); }
.fields { list-style: none; margin: 0; padding: 0; }
.fields .fields { margin: 0 0 .25rem .5rem; padding-left: .75rem; border-left: 2px solid var(--line); }
.fields li { padding: .15rem 0; }
.type, .about { color: var(--soft); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
.scroll { overflow-x: auto; }
td code { white-space: nowrap; }
@media (min-width: 60rem) {
  .columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 3rem; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 1rem 0; scrollbar-width: thin; }
  nav li { padding: .1rem 0; }
}
@media (max-width: 59.99rem) { nav ul { columns: 2; } }
`;
