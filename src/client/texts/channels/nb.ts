import type { Texts } from '../topics';

export const texts: Texts['channels'] = {
  follow: 'Følg',
  unfollow: 'Slutt å følge',
  followOf: 'Følg {name}',
  unfollowOf: 'Slutt å følge {name}',
  followed: 'Du følger kanalen og får nyhetene fra den på I dag.',
  notFollowed: 'Følg den for å få nyhetene på I dag.',
  begun: 'Du følger nå {name}.',
  ended: 'Du følger ikke lenger {name}.',
  directory: 'Bestemt av organisasjonen din',
  gone: 'Kanalen er ikke lenger i bruk.',
  operation: 'Kanalen',
};
