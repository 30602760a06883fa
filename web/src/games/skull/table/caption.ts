import type { Speech } from './say.js';
import type { Moment, View } from './script.js';

/** What is happening, in a sentence, and a quieter one to it where there is more to say. */
interface Caption {
  readonly says: string;
  readonly about?: string;
  readonly tone?: 'good' | 'grim';
}

export function captionOf(view: View, moment: Moment, speech: Speech): Caption {
  const { gang } = moment;
  switch (moment.is) {
    case 'first':
      return { says: speech.of('starts', gang) };
    case 'attempt':
      return { says: speech.of('attempt', gang, { bid: view.bid ?? 0 }) };
    case 'breath':
      return { says: speech.of('breath', gang) };
    case 'turned':
      if (moment.disc === 'flower')
        return { says: speech.say('flower', { left: (view.bid ?? 0) - view.turned.length }) };
      return { says: speech.of(gang === view.challenger ? 'skull-own' : 'skull', gang), tone: 'grim' };
    case 'made':
      return moment.wins
        ? { says: speech.of('won', gang), tone: 'good' }
        : { says: speech.of('made', gang), about: speech.say('made-about'), tone: 'good' };
    case 'gloat':
      return { says: speech.of('gloat', gang) };
    case 'lost':
      return {
        says:
          moment.disc === null
            ? speech.of('lost', gang)
            : speech.of('lost-disc', gang, { disc: moment.disc }),
        tone: 'grim',
      };
    case 'out':
      return { says: speech.of('out', gang), tone: 'grim' };
  }
}
