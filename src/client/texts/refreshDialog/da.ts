import type { Texts } from '../topics';

export const texts: Texts['refreshDialog'] = {
  title: 'Der opstod en fejl',
  text: 'Siden har vist været inaktiv for længe. Opdater for at fortsætte.',
  refresh: 'Opdater',
  cancel: 'Annuller',
};
