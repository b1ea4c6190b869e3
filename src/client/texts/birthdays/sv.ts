import type { Texts } from '../topics';

export const texts: Texts['birthdays'] = {
  failedName: 'Din födelsedag',
  introduction: 'I dag firar vi:',
  none: 'Inga födelsedagar i dag.',
  congratulate: 'Gratulera',
  congratulateName: 'Gratulera {name} i en chatt',
  greeting: 'Grattis på födelsedagen, {name}!',
};
