import type { Texts } from '../topics';

export const texts: Texts['birthdays'] = {
  failedName: 'Syntymäpäiväsi',
  introduction: 'Tänään juhlimme:',
  none: 'Ei syntymäpäiviä tänään.',
  congratulate: 'Onnittele',
  congratulateName: 'Onnittele keskustelussa: {name}',
  greeting: 'Hyvää syntymäpäivää, {name}!',
};
