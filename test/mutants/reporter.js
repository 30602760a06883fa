/** Tells of each mutant that nobody noticed as soon as that is known: a folder takes long. */
class Survivors {
  onMutantTested({ status, fileName, location, replacement }) {
    if (status === 'Survived' || status === 'NoCoverage')
      console.log(`unnoticed: ${fileName}:${location.start.line}:${location.start.column} ${replacement}`);
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];
