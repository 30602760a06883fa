/**
 * Texts are imported by the id of a language: `import(`./${language}/pad.js`)`. Node takes that as it stands; for a
 * bundle each import is written out.
 * @param {string} code
 * @param {readonly string[]} languages
 * @param {(path: string) => string} write
 */
export const writtenOut = (code, languages, write = (path) => `import('${path}')`) =>
  code.replace(/import\(`([^`]*)\$\{language\}([^`]*)`\)/g, (_, before, after) => {
    const each = languages.map((one) => `'${one}': () => ${write(before + one + after)}`);
    return `({ ${each.join(', ')} })[language]()`;
  });
