import type { Texts } from '../topics';

export const texts: Texts['alertMessages'] = {
  interestssyncing: 'Synkroniserer …',
  interestsselectionupdated: 'Dine interesser er opdateret',
  interestsselectionsynced: 'Dine interesser er synkroniseret med din profil',
  languageselectionupdated: 'Dine sprog er opdateret',
  updatedorder: 'Rækkefølgen er opdateret',
  newssettingsupdated: 'Nyhedsindstillingerne er opdateret',
  tabconfigupdated: 'Indstillingerne for din tavle er opdateret',
  channelcachecleared: 'Kanalcachen er ryddet',
  operationcompleted: 'Handlingen er fuldført',
  updatedsetting: 'Indstillingen er opdateret',
  genericupdated: 'Opdateret!',
  genericadded: 'Tilføjet!',
  genericdeleted: 'Slettet!',
};
