import type { World } from '@crossbones/core';
import { guestNames } from '@crossbones/texts';

const words = (line: string): readonly string[] => line.split(' ');
const moods = words(
  'Salty Merry Bold Sleepy Lucky Windy Rusty Sunny Stormy Wily Jolly Quiet Gallant Hungry Dusty Nimble ' +
    'Foggy Brave Barnacled Golden Tarry Cheery Grumpy Swift Crafty Drifting Humble Moonlit Ragged Silver Tipsy Wandering',
);

/** What a guest is called until they say otherwise; two may be called the same. */
export function guestName(world: World): string {
  const [mood, creature, number] = world.random(3);
  return `${moods[mood % moods.length]} ${guestNames[creature % guestNames.length]} ${10 + (number % 90)}`;
}
