import { lazyTexts } from './lazyTexts';

const en = {
  failedName: 'Your birthday',
  introduction: 'Today we celebrate:',
  none: 'No birthdays today.',
  congratulate: 'Congratulate',
  congratulateName: 'Congratulate {name} in a chat',
  greeting: 'Happy birthday, {name}!',
};

export type BirthdayTexts = typeof en;

const da: BirthdayTexts = {
  failedName: 'Din fødselsdag',
  introduction: 'I dag fejrer vi:',
  none: 'Ingen fødselsdage i dag.',
  congratulate: 'Ønsk tillykke',
  congratulateName: 'Ønsk {name} tillykke i en chat',
  greeting: 'Tillykke med fødselsdagen, {name}!',
};

const sv: BirthdayTexts = {
  failedName: 'Din födelsedag',
  introduction: 'I dag firar vi:',
  none: 'Inga födelsedagar i dag.',
  congratulate: 'Gratulera',
  congratulateName: 'Gratulera {name} i en chatt',
  greeting: 'Grattis på födelsedagen, {name}!',
};

const fi: BirthdayTexts = {
  failedName: 'Syntymäpäiväsi',
  introduction: 'Tänään juhlimme:',
  none: 'Ei syntymäpäiviä tänään.',
  congratulate: 'Onnittele',
  congratulateName: 'Onnittele keskustelussa: {name}',
  greeting: 'Hyvää syntymäpäivää, {name}!',
};

const nb: BirthdayTexts = {
  failedName: 'Bursdagen din',
  introduction: 'I dag feirer vi:',
  none: 'Ingen bursdager i dag.',
  congratulate: 'Gratuler',
  congratulateName: 'Gratuler {name} i en chat',
  greeting: 'Gratulerer med dagen, {name}!',
};

/**
 * Texts of the birthdays, which load with them. In the error template the widget is called "Your
 * birthday" (ERRORS-52).
 */
export const useBirthdayTexts = lazyTexts<BirthdayTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
