import type { Texts } from '../topics';

export const texts: Texts['alertMessages'] = {
  interestssyncing: 'Synkroniserer …',
  interestsselectionupdated: 'Interessene dine er oppdatert',
  interestsselectionsynced: 'Interessene dine er synkronisert med profilen din',
  languageselectionupdated: 'Språkene dine er oppdatert',
  updatedorder: 'Rekkefølgen er oppdatert',
  newssettingsupdated: 'Nyhetsinnstillingene er oppdatert',
  tabconfigupdated: 'Innstillingene for tavlen din er oppdatert',
  channelcachecleared: 'Hurtigbufferen for kanaler er tømt',
  operationcompleted: 'Handlingen er fullført',
  updatedsetting: 'Innstillingen er oppdatert',
  genericupdated: 'Oppdatert!',
  genericadded: 'Lagt til!',
  genericdeleted: 'Slettet!',
};
