import type { Texts } from '../topics';

export const texts: Texts['uploads'] = {
  operation: 'Lataus',
  title: 'Lataa OneDriveen',
  tooLargeTitle: 'Tiedosto on liian suuri',
  close: 'Sulje',
  cancel: 'Peruuta',
  cancelOne: 'Peruuta tiedoston {name} lataus',
  waiting: 'Odottaa',
  progress: 'Tiedoston {name} lataus',
  running: {
    sent: 'Ladataan',
    busy: 'OneDrive on ruuhkautunut. Lataus jatkuu hetken kuluttua.',
    network: 'Yhteys katkesi. Lataus jatkuu, kun yhteys palaa.',
  },
  exists: 'Tämänniminen tiedosto on jo olemassa. Haluatko korvata sen?',
  replace: 'Korvaa',
  changed:
    'Joku on sillä välin muuttanut tiedostoa OneDrivessa. Mitään ei korvattu. Haluatko korvata muutetun tiedoston?',
  keepBoth: 'Säilytä molemmat',
  rename: 'Nimeä uudelleen',
  skip: 'Ohita',
  newName: 'Uusi nimi',
  uploadSo: 'Lataa',
  back: 'Takaisin',
  folder: 'OneDrivessa on tämänniminen kansio. Anna tiedostolle toinen nimi.',
  forAll: {
    label: { one: '{count} nimi on varattu.', other: '{count} nimeä on varattu.' },
    replace: 'Korvaa kaikki',
    keepBoth: 'Säilytä kaikista molemmat',
    skip: 'Ohita kaikki',
  },
  tryAgain: 'Yritä uudelleen',
  done: 'Ladattu',
  open: 'Avaa {name}',
  left: 'Ei ladattu',
  useOneDrive: 'Lataa se OneDrivessa',
  openOneDrive: 'Avaa OneDrive',
  troubles: {
    tooLarge: 'Tiedosto on liian suuri ladattavaksi täältä.',
    name: 'OneDrive ei hyväksy tätä tiedostonimeä. Käytä nimeä, jossa ei ole merkkejä " * : < > ? / \\ | eikä varattuja nimiä, kuten CON.',
    network: 'Asiakirjaa ei voitu ladata verkko-ongelman vuoksi. Yritä myöhemmin uudelleen.',
    inUse:
      'Joku käyttää tiedostoa, joten sitä ei voi nyt korvata. Mitään ei muutettu. Yritä uudelleen, kun se on suljettu.',
    full: 'OneDrivesi on täynnä. Vapauta sieltä tilaa ja yritä uudelleen.',
    noDrive:
      'Sinulla ei ole vielä OneDrivea. Avaa OneDrive kerran, jotta se luodaan, ja yritä uudelleen.',
    busy: 'OneDrive on ruuhkautunut. Yritä hetken kuluttua uudelleen.',
    forbidden: 'Sinulla ei ole oikeutta ladata tähän OneDriveen.',
    unreadable:
      'Laite ei voinut lukea tiedostoa. Se on ehkä siirretty, nimetty uudelleen tai muutettu; valitse se uudelleen.',
    unexpected: 'Asiakirjaa ei voitu ladata.',
  },
};
