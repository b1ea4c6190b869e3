import type { Texts } from '../topics';

export const texts: Texts['tour'] = {
  title: 'Esittelyt',
  introduction: 'Esittely näyttää sivun sisällön yksi asia kerrallaan.',
  count: '{step}/{count}',
  next: 'Seuraava',
  back: 'Takaisin',
  done: 'Valmis',
  end: 'Lopeta esittely',
  steps: {
    strip: {
      title: 'Sinulle nyt',
      text: 'Mikä ei voi odottaa: kiireellinen luettava, seuraava kokouksesi ja lounas.',
    },
    news: {
      title: 'Uutiset',
      text: 'Nostot ovat kaikille. Omat uutiset tulevat kanavilta, joita seuraat. Valitse ne asetuksissa.',
    },
    requiredReading: {
      title: 'Pakolliset luettavasi',
      text: 'Mitä sinua on pyydetty lukemaan. Merkitse se luetuksi, kun olet valmis.',
    },
    events: { title: 'Tulevat tapahtumat', text: 'Mitä organisaatiossasi on tulossa.' },
    appTiles: {
      title: 'Omat sovellukset',
      text: 'Sovelluksesi ja linkkisi. Lisää omia ja järjestä ne mieleiseksesi.',
    },
    search: {
      title: 'Haku',
      text: 'Löytää sivut, uutiset, henkilöt, sovellukset, asiakirjat ja sivustot. Näppäimistöllä sen avaa missä tahansa Ctrl+K.',
    },
    menu: {
      title: 'Oma valikko',
      text: 'Täällä ovat asetukset ja ohje. Valitse Miksi näen tämän?, niin näet, miksi jokin on valittu sinulle.',
    },
    arrange: {
      title: 'Järjestä taulusi',
      text: 'Piilota osat, joita et tarvitse, ja laita muut haluamaasi järjestykseen.',
    },
    powerBI: { title: 'Raportit', text: 'Power BI -lukuja, jotka organisaatiosi jakaa kanssasi.' },
    myDay: {
      title: 'Oma päivä',
      text: 'Päivän kokoukset ja tehtävät. Vastaa kutsuun tai kuittaa tehtävä suoraan tässä.',
    },
    myDocuments: { title: 'Omat asiakirjat', text: 'Tiedostot, joita käsittelit viimeksi.' },
    activity: {
      title: 'Viimeisimmät muutokset',
      text: 'Mitä uutta on sivustoilla, joita käytät eniten.',
    },
    latestSites: {
      title: 'Viimeksi käyttämäsi sivustot',
      text: 'Missä kävit viimeksi. Seuraa sivustoa valitsemalla tähti.',
    },
    colleagues: {
      title: 'Kollegat',
      text: 'Ihmisiä, joiden kanssa ehkä työskentelet. Valitse nimi, niin näet yhteystiedot.',
    },
    siteIndex: {
      title: 'Yhteistyösivustosi',
      text: 'Kaikki sivustosi aakkosittain. Löydä sivusto kirjoittamalla.',
    },
  },
  searchOwn:
    'Löytää portaalin sivut, uutiset ja sovellukset. Näppäimistöllä sen avaa missä tahansa Ctrl+K.',
};
