import { lazyTexts } from './lazyTexts';

const en = {
  interestssyncing: 'Syncronizing...',
  interestsselectionupdated: 'Your interests has been updated',
  interestsselectionsynced: 'Your interests has been syncronized with your profile',
  languageselectionupdated: 'Your languages has been updated',
  updatedorder: 'Sorting has been updated',
  newssettingsupdated: 'News settings has been updated',
  tabconfigupdated: 'Your board settings has been updated',
  channelcachecleared: 'Channel cache was cleared',
  operationcompleted: 'Operation was completed',
  updatedsetting: 'Updated setting',
  genericupdated: 'Updated!',
  genericadded: 'Added!',
  genericdeleted: 'Deleted!',
};

export type AlertTexts = typeof en;

const da: AlertTexts = {
  interestssyncing: 'Synkroniserer ...',
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

const sv: AlertTexts = {
  interestssyncing: 'Synkroniserar ...',
  interestsselectionupdated: 'Dina intressen har uppdaterats',
  interestsselectionsynced: 'Dina intressen har synkroniserats med din profil',
  languageselectionupdated: 'Dina språk har uppdaterats',
  updatedorder: 'Sorteringen har uppdaterats',
  newssettingsupdated: 'Nyhetsinställningarna har uppdaterats',
  tabconfigupdated: 'Inställningarna för din tavla har uppdaterats',
  channelcachecleared: 'Kanalcachen har rensats',
  operationcompleted: 'Åtgärden är slutförd',
  updatedsetting: 'Inställningen har uppdaterats',
  genericupdated: 'Uppdaterad!',
  genericadded: 'Tillagd!',
  genericdeleted: 'Borttagen!',
};

const fi: AlertTexts = {
  interestssyncing: 'Synkronoidaan ...',
  interestsselectionupdated: 'Kiinnostuksen kohteesi on päivitetty',
  interestsselectionsynced: 'Kiinnostuksesi on synkronoitu profiilisi kanssa',
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

const nb: AlertTexts = {
  interestssyncing: 'Synkroniserer ...',
  interestsselectionupdated: 'Interessene dine er oppdatert',
  interestsselectionsynced: 'Interessene dine er synkronisert med profilen din',
  languageselectionupdated: 'Språkene dine er oppdatert',
  updatedorder: 'Rekkefølgen er oppdatert',
  newssettingsupdated: 'Nyhetsinnstillingene er oppdatert',
  tabconfigupdated: 'Innstillingene for tavlen din er oppdatert',
  channelcachecleared: 'Kanalbufferen er tømt',
  operationcompleted: 'Handlingen er fullført',
  updatedsetting: 'Innstillingen er oppdatert',
  genericupdated: 'Oppdatert!',
  genericadded: 'Lagt til!',
  genericdeleted: 'Slettet!',
};

/**
 * The messages that are known by an id (Spec: content §8), which load with the first of them; those
 * of licence and network are part of the app.
 */
export const useAlertTexts = lazyTexts<AlertTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
