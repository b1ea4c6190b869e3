import type { Texts } from '../topics';

export const texts: Texts['channels'] = {
  follow: 'Följ',
  unfollow: 'Sluta följa',
  followOf: 'Följ {name}',
  unfollowOf: 'Sluta följa {name}',
  followed: 'Du följer kanalen och får dess nyheter på I dag.',
  notFollowed: 'Följ den för att få dess nyheter på I dag.',
  begun: 'Du följer nu {name}.',
  ended: 'Du följer inte längre {name}.',
  directory: 'Bestämt av din organisation',
  gone: 'Kanalen används inte längre.',
  operation: 'Kanalen',
};
