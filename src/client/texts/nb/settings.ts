import type { Texts } from '../en';

/** Texts of the settings page, in Norwegian Bokmål. */
export const settings: Texts['settings'] = {
  title: 'Innstillinger',
  introduction: 'Valgene dine lagres når du gjør dem.',
  interests: {
    title: 'Interesser',
    introduction: 'Nyheter fra kanalene du følger, vises under I dag. Velger du en kanal, velger du også dem under den.',
    name: 'Interessene dine',
    saved: 'Interessene dine er oppdatert',
    none: 'Det finnes ingen kanaler å følge ennå.',
    followed: { one: '{count} kanal følges', other: '{count} kanaler følges' },
    below: 'Kanaler i {name}',
    clearAll: 'Fjern alle',
    undo: 'Angre',
    noneOfThese: 'Ingen av disse',
  },
  languages: {
    title: 'Språk',
    introduction: 'Velg språkene du leser.',
    name: 'Språkene dine',
    saved: 'Språkene dine er oppdatert',
    none: 'Det finnes ingen språk å velge mellom ennå.',
    interface: 'Portalens språk',
    automatic: 'Som i nettleseren ({language})',
    interfaceName: 'Portalens språk',
    interfaceSaved: 'Portalens språk er oppdatert',
    withoutChoice: 'Velger du ingen, får du nyheter på {language}.',
    everyLanguage: 'alle språk',
    standardLanguage: 'standardspråket hos {workplace}',
    notFiltered: 'Akkurat nå får alle hos {workplace} nyheter på alle språk.',
  },
  news: {
    title: 'Nyheter',
    introduction: 'Bestem hva som vises i Dine nyheter.',
    name: 'Nyhetsinnstillingene dine',
    saved: 'Nyhetsinnstillingene er oppdatert',
    followedSites: 'Vis nyheter fra nettstedene jeg følger',
    followedSitesHint: 'SharePoint-nettsteder som du har valgt å følge. Uten dem får du nyheter fra portalen og nyhetssenteret.',
  },
  locks: {
    directory: 'Bestemt av organisasjonen din',
    deprecated: 'Brukes ikke lenger',
    group: 'Gruppe av kanaler',
    unavailable: 'Ikke tilgjengelig',
  },
};
