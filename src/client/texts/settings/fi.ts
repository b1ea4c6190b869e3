import type { Texts } from '../topics';

export const texts: Texts['settings'] = {
  title: 'Asetukset',
  introduction: 'Valintasi tallentuvat heti.',
  interests: {
    title: 'Kiinnostuksen kohteet',
    introduction:
      'Seuraamiesi kanavien uutiset näkyvät Tänään-sivulla. Kanavan valinta valitsee myös sen alikanavat.',
    name: 'Kiinnostuksen kohteesi',
    none: 'Seurattavia kanavia ei vielä ole.',
    followed: { one: '{count} kanava seurannassa', other: '{count} kanavaa seurannassa' },
    below: 'Kanavat: {name}',
    clearAll: 'Tyhjennä kaikki',
    undo: 'Kumoa',
    noneOfThese: 'Ei mitään näistä',
    syncNow: 'Synkronoi nyt',
    removed: {
      one: 'Yksi kanava poistettiin, koska sitä ei enää ole SharePointissa',
      other: '{count} kanavaa poistettiin, koska niitä ei enää ole SharePointissa',
    },
    gone: {
      one: 'Yhtä kanavaa ei enää ole, eikä sitä lisätty',
      other: '{count} kanavaa ei enää ole, eikä niitä lisätty',
    },
    site: 'Kanavan {name} sivusto',
  },
  languages: {
    title: 'Kielet',
    introduction: 'Valitse kielet, joita luet.',
    name: 'Kielesi',
    none: 'Valittavia kieliä ei vielä ole.',
    gone: {
      one: 'Yhtä kieltä ei enää ole, eikä sitä lisätty',
      other: '{count} kieltä ei enää ole, eikä niitä lisätty',
    },
    interface: 'Portaalin kieli',
    automatic: 'Selaimen mukaan ({language})',
    automaticInTeams: 'Teamsin mukaan ({language})',
    interfaceName: 'Portaalin kieli',
    interfaceSaved: 'Portaalin kieli on päivitetty',
    withoutChoice: 'Uutistesi kieli, jos et valitse mitään: {language}.',
    everyLanguage: 'kaikki kielet',
    standardLanguage: 'organisaation oletuskieli ({workplace})',
    notFiltered: '{workplace}: tällä hetkellä kaikki saavat uutiset kaikilla kielillä.',
  },
  news: {
    title: 'Uutiset',
    introduction: 'Valitse, mitä Omissa uutisissa näkyy.',
    name: 'Uutisasetuksesi',
    followedSites: 'Näytä seuraamieni sivustojen uutiset',
    followedSitesHint:
      'SharePoint-sivustot, jotka olet merkinnyt seurattaviksi. Ilman niitä saat portaalin ja uutiskeskuksen uutiset.',
  },
  today: {
    introduction: 'Valitse, mitä Tänään-sivun yläosassa näkyy.',
    name: 'Tänään-sivun sisältö',
  },
  board: {
    introduction: 'Valitse, mitä taulullasi näkyy ja missä järjestyksessä.',
    name: 'Taulusi asetukset',
  },
  notifications: {
    title: 'Ilmoitukset',
    introduction: 'Valitse, mistä portaali ilmoittaa sinulle Teamsissa.',
    name: 'Ilmoituksesi',
    saved: 'Ilmoituksesi on päivitetty',
    teams: 'Ilmoita minulle Teamsin toimintasyötteessä',
    teamsHint: 'Tiedotteista ja sivuista, joista toimittajat lähettävät ilmoituksen.',
    off: '{workplace} ei tällä hetkellä lähetä ilmoituksia.',
  },
  privacy: {
    title: 'Yksityisyys',
    introduction: 'Valitse, lasketaanko käyntisi.',
    name: 'Yksityisyytesi',
    saved: 'Yksityisyysasetuksesi on päivitetty',
    count: 'Laske, mitä avaan ja haen',
    countHint:
      'Ilman nimeäsi: se näyttää, mitä sivuja, linkkejä ja hakuja käytetään, mutta ei sitä, kuka niitä käyttää.',
    countEnds: {
      one: 'Se poistetaan {count} päivän kuluttua.',
      other: 'Se poistetaan {count} päivän kuluttua.',
    },
    off: 'Tällä hetkellä {workplace} ei laske mitään.',
  },
  data: {
    title: 'Tietosi',
    introduction:
      'Kaikki, mitä portaalilla on sinusta, tiedostona: valintasi, taulusi, luonnokset, mitä olet lukenut ja mitä olet kirjoittanut.',
    download: 'Lataa tietoni',
    downloading: 'Ladataan …',
    operation: 'Tietojesi lataaminen',
  },
  locks: {
    directory: 'Organisaatiosi määrittämä',
    deprecated: 'Ei enää käytössä',
    group: 'Kanavaryhmä',
    unavailable: 'Ei saatavilla',
  },
};
