import type { Texts } from '../topics';

export const texts: Texts['refreshDialog'] = {
  title: 'Ett fel har uppstått',
  text: 'Sidan verkar ha varit inaktiv för länge. Uppdatera för att fortsätta.',
  refresh: 'Uppdatera',
  cancel: 'Avbryt',
};
