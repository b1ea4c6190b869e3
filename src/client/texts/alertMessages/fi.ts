import type { Texts } from '../topics';

export const texts: Texts['alertMessages'] = {
  interestssyncing: 'Synkronoidaan …',
  interestsselectionupdated: 'Kiinnostuksen kohteesi on päivitetty',
  interestsselectionsynced: 'Kiinnostuksen kohteesi on synkronoitu profiilisi kanssa',
  languageselectionupdated: 'Kielesi on päivitetty',
  updatedorder: 'Järjestys on päivitetty',
  newssettingsupdated: 'Uutisasetukset on päivitetty',
  tabconfigupdated: 'Taulusi asetukset on päivitetty',
  channelcachecleared: 'Kanavien välimuisti tyhjennettiin',
  operationcompleted: 'Toiminto on valmis',
  updatedsetting: 'Asetus on päivitetty',
  genericupdated: 'Päivitetty!',
  genericadded: 'Lisätty!',
  genericdeleted: 'Poistettu!',
};
