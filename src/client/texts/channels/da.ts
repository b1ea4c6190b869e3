import type { Texts } from '../topics';

export const texts: Texts['channels'] = {
  follow: 'Følg',
  unfollow: 'Følg ikke længere',
  followOf: 'Følg {name}',
  unfollowOf: 'Følg ikke længere {name}',
  followed: 'Du følger kanalen og får dens nyheder på I dag.',
  notFollowed: 'Følg den for at få dens nyheder på I dag.',
  begun: 'Du følger nu {name}.',
  ended: 'Du følger ikke længere {name}.',
  directory: 'Bestemt af din organisation',
  gone: 'Kanalen er ikke længere i brug.',
  operation: 'Kanalen',
};
