import type { Texts } from '../en';

/** Texts of the settings page, in Danish. */
export const settings: Texts['settings'] = {
  title: 'Indstillinger',
  introduction: 'Dine valg gemmes, når du foretager dem.',
  interests: {
    title: 'Interesser',
    introduction: 'Nyheder fra de kanaler, du følger, vises under I dag. Vælger du en kanal, vælger du også dem under den.',
    name: 'Dine interesser',
    saved: 'Dine interesser er opdateret',
    none: 'Der er endnu ingen kanaler at følge.',
    followed: { one: '{count} kanal følges', other: '{count} kanaler følges' },
    below: 'Kanaler i {name}',
    clearAll: 'Ryd alle',
    undo: 'Fortryd',
    noneOfThese: 'Ingen af disse',
  },
  languages: {
    title: 'Sprog',
    introduction: 'Vælg de sprog, du læser.',
    name: 'Dine sprog',
    saved: 'Dine sprog er opdateret',
    none: 'Der er endnu ingen sprog at vælge imellem.',
    interface: 'Portalens sprog',
    automatic: 'Som i browseren ({language})',
    interfaceName: 'Portalens sprog',
    interfaceSaved: 'Portalens sprog er opdateret',
    withoutChoice: 'Vælger du ingen, får du nyheder på {language}.',
    everyLanguage: 'alle sprog',
    standardLanguage: 'standardsproget hos {workplace}',
    notFiltered: 'Lige nu får alle hos {workplace} nyheder på alle sprog.',
  },
  news: {
    title: 'Nyheder',
    introduction: 'Bestem, hvad der vises i Dine nyheder.',
    name: 'Dine nyhedsindstillinger',
    saved: 'Nyhedsindstillingerne er opdateret',
    followedSites: 'Vis nyheder fra de websteder, jeg følger',
    followedSitesHint: 'SharePoint-websteder, som du har valgt at følge. Uden dem får du nyheder fra portalen og nyhedscentret.',
  },
  locks: {
    directory: 'Bestemt af din organisation',
    deprecated: 'Bruges ikke længere',
    group: 'Gruppe af kanaler',
    unavailable: 'Ikke tilgængelig',
  },
};
