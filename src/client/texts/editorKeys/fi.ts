import type { Texts } from '../topics';

export const texts: Texts['editorKeys'] = {
  title: 'Pikanäppäimet',
  close: 'Sulje',
  groups: {
    keys: 'Näppäimet',
    lines: 'Rivin alussa, sitten välilyönti',
    letters: 'Sanojen ympärillä',
  },
  lineBreak: 'Rivinvaihto kappaleen sisällä',
  tab: 'Sisennä kohta tai siirry taulukon seuraavaan soluun',
  tabBack: 'Pienennä kohdan sisennystä tai siirry taulukon edelliseen soluun',
  moveBlock: 'Siirrä kappale, kohta tai rivi ylös tai alas',
  moveColumn: 'Siirrä sarake taaksepäin tai eteenpäin',
  selectCells: 'Valitse soluja solun reunasta',
  toolbar: 'Siirry työkalupalkkiin',
  movedTo: 'Siirretty, nyt {place}/{count}',
  drag: 'Siirrä vetämällä tai painamalla Alt, Vaihto ja nuolinäppäin',
};
