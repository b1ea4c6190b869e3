import type { Texts } from '../topics';

export const texts: Texts['alertMessages'] = {
  interestssyncing: 'Synkroniserar …',
  interestsselectionupdated: 'Dina intressen har uppdaterats',
  interestsselectionsynced: 'Dina intressen har synkroniserats med din profil',
  languageselectionupdated: 'Dina språk har uppdaterats',
  updatedorder: 'Ordningen har uppdaterats',
  newssettingsupdated: 'Nyhetsinställningarna har uppdaterats',
  tabconfigupdated: 'Inställningarna för din tavla har uppdaterats',
  channelcachecleared: 'Kanalcachen har rensats',
  operationcompleted: 'Åtgärden är slutförd',
  updatedsetting: 'Inställningen har uppdaterats',
  genericupdated: 'Uppdaterad!',
  genericadded: 'Tillagd!',
  genericdeleted: 'Borttagen!',
};
