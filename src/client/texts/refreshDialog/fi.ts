import type { Texts } from '../topics';

export const texts: Texts['refreshDialog'] = {
  title: 'Tapahtui virhe',
  text: 'Sivu on ilmeisesti ollut käyttämättä liian kauan. Päivitä jatkaaksesi.',
  refresh: 'Päivitä',
  cancel: 'Peruuta',
};
