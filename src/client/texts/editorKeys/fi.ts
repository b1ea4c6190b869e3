import type { Texts } from '../topics';

export const texts: Texts['editorKeys'] = {
  title: 'Näppäimet ja merkit',
  close: 'Sulje',
  groups: {
    keys: 'Näppäimet',
    lines: 'Rivin alussa, sitten välilyönti',
    letters: 'Sanojen ympärillä',
  },
  lineBreak: 'Rivinvaihto kappaleen sisällä',
  tab: 'Kohta tasoa alemmas; taulukossa seuraava solu',
  tabBack: 'Kohta tasoa ylemmäs; taulukossa edellinen solu',
  moveBlock: 'Siirrä kappale, kohta tai rivi ylös tai alas',
  moveColumn: 'Siirrä sarake taaksepäin tai eteenpäin',
  selectCells: 'Valitse soluja solun reunasta',
  toolbar: 'Työkalupalkkiin',
  movedTo: 'Siirretty, nyt {place}/{count}',
  drag: 'Siirrä vetämällä tai painamalla Alt, Vaihto ja nuolinäppäin',
};
