import type { Texts } from '../topics';

export const texts: Texts['channels'] = {
  follow: 'Seuraa',
  unfollow: 'Lopeta seuraaminen',
  followOf: 'Seuraa kanavaa {name}',
  unfollowOf: 'Lopeta kanavan {name} seuraaminen',
  followed: 'Seuraat tätä kanavaa. Sen uutiset näkyvät Tänään-sivullasi.',
  notFollowed: 'Seuraa kanavaa, niin sen uutiset näkyvät Tänään-sivullasi.',
  begun: 'Seuraat nyt kanavaa {name}.',
  ended: 'Et enää seuraa kanavaa {name}.',
  directory: 'Organisaatiosi määrittämä',
  gone: 'Kanava ei ole enää käytössä.',
  operation: 'Kanava',
};
