import type { Texts } from '../en';

/** Texts of the settings page, in Finnish. */
export const settings: Texts['settings'] = {
  title: 'Asetukset',
  introduction: 'Valintasi tallentuvat heti.',
  interests: {
    title: 'Kiinnostuksen kohteet',
    introduction: 'Seuraamiesi kanavien uutiset näkyvät Tänään-sivulla. Kanavan valinta valitsee myös sen alikanavat.',
    name: 'Kiinnostuksen kohteesi',
    saved: 'Kiinnostuksen kohteesi on päivitetty',
    none: 'Seurattavia kanavia ei vielä ole.',
    followed: { one: '{count} kanava seurannassa', other: '{count} kanavaa seurannassa' },
    below: 'Kanavat: {name}',
    clearAll: 'Tyhjennä kaikki',
    undo: 'Kumoa',
    noneOfThese: 'Ei mitään näistä',
  },
  languages: {
    title: 'Kielet',
    introduction: 'Valitse kielet, joita luet.',
    name: 'Kielesi',
    saved: 'Kielesi on päivitetty',
    none: 'Valittavia kieliä ei vielä ole.',
    interface: 'Portaalin kieli',
    automatic: 'Selaimen mukaan ({language})',
    interfaceName: 'Portaalin kieli',
    interfaceSaved: 'Portaalin kieli on päivitetty',
    withoutChoice: 'Ilman valintaa saat uutiset näin: {language}.',
    everyLanguage: 'kaikilla kielillä',
    standardLanguage: '{workplace}: oletuskielellä',
    notFiltered: '{workplace}: tällä hetkellä kaikki saavat uutiset kaikilla kielillä.',
  },
  news: {
    title: 'Uutiset',
    introduction: 'Päätä, mitä Omat uutiset näyttää.',
    name: 'Uutisasetuksesi',
    saved: 'Uutisasetukset on päivitetty',
    followedSites: 'Näytä seuraamieni sivustojen uutiset',
    followedSitesHint: 'SharePoint-sivustot, jotka olet merkinnyt seurattaviksi. Ilman niitä saat portaalin ja uutiskeskuksen uutiset.',
  },
  locks: {
    directory: 'Organisaatiosi määrittämä',
    deprecated: 'Ei enää käytössä',
    group: 'Kanavaryhmä',
    unavailable: 'Ei saatavilla',
  },
};
