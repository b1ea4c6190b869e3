import type { Texts } from '../en';

/** Texts of the settings page, in Swedish. */
export const settings: Texts['settings'] = {
  title: 'Inställningar',
  introduction: 'Dina val sparas när du gör dem.',
  interests: {
    title: 'Intressen',
    introduction: 'Nyheter från kanalerna du följer visas under I dag. Om du väljer en kanal väljs även de under den.',
    name: 'Dina intressen',
    saved: 'Dina intressen har uppdaterats',
    none: 'Det finns ännu inga kanaler att följa.',
    followed: { one: '{count} kanal följs', other: '{count} kanaler följs' },
    below: 'Kanaler i {name}',
    clearAll: 'Rensa alla',
    undo: 'Ångra',
    noneOfThese: 'Ingen av dessa',
  },
  languages: {
    title: 'Språk',
    introduction: 'Välj de språk du läser.',
    name: 'Dina språk',
    saved: 'Dina språk har uppdaterats',
    none: 'Det finns ännu inga språk att välja bland.',
    interface: 'Portalens språk',
    automatic: 'Som i webbläsaren ({language})',
    interfaceName: 'Portalens språk',
    interfaceSaved: 'Portalens språk har uppdaterats',
    withoutChoice: 'Om du inte väljer något får du nyheter på {language}.',
    everyLanguage: 'alla språk',
    standardLanguage: 'standardspråket hos {workplace}',
    notFiltered: 'Just nu får alla hos {workplace} nyheter på alla språk.',
  },
  news: {
    title: 'Nyheter',
    introduction: 'Bestäm vad som visas i Dina nyheter.',
    name: 'Dina nyhetsinställningar',
    saved: 'Nyhetsinställningarna har uppdaterats',
    followedSites: 'Visa nyheter från webbplatserna jag följer',
    followedSitesHint: 'SharePoint-webbplatser som du har valt att följa. Utan dem får du nyheter från portalen och nyhetscentret.',
  },
  locks: {
    directory: 'Bestämt av din organisation',
    deprecated: 'Används inte längre',
    group: 'Grupp av kanaler',
    unavailable: 'Inte tillgänglig',
  },
};
