import type { Texts } from '../topics';

export const texts: Texts['birthdays'] = {
  failedName: 'Bursdagen din',
  introduction: 'I dag feirer vi:',
  none: 'Ingen bursdager i dag.',
  congratulate: 'Gratuler',
  congratulateName: 'Gratuler {name} i en chat',
  greeting: 'Gratulerer med dagen, {name}!',
};
