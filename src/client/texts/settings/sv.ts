import type { Texts } from '../topics';

export const texts: Texts['settings'] = {
  title: 'Inställningar',
  introduction: 'Dina val sparas direkt.',
  interests: {
    title: 'Intressen',
    introduction:
      'Nyheter från kanalerna du följer visas på I dag. Om du väljer en kanal väljs även de under den.',
    name: 'Dina intressen',
    none: 'Det finns ännu inga kanaler att följa.',
    followed: { one: 'Du följer {count} kanal', other: 'Du följer {count} kanaler' },
    below: 'Kanaler i {name}',
    clearAll: 'Rensa alla',
    undo: 'Ångra',
    noneOfThese: 'Ingen av dessa',
    syncNow: 'Synkronisera nu',
    removed: {
      one: 'En kanal har tagits bort eftersom den inte längre finns i SharePoint',
      other: '{count} kanaler har tagits bort eftersom de inte längre finns i SharePoint',
    },
    gone: {
      one: 'En kanal finns inte längre och lades inte till',
      other: '{count} kanaler finns inte längre och lades inte till',
    },
    site: 'Webbplats för {name}',
  },
  languages: {
    title: 'Språk',
    introduction: 'Välj de språk du läser.',
    name: 'Dina språk',
    none: 'Det finns ännu inga språk att välja bland.',
    gone: {
      one: 'Ett språk finns inte längre och lades inte till',
      other: '{count} språk finns inte längre och lades inte till',
    },
    interface: 'Portalens språk',
    automatic: 'Som i webbläsaren ({language})',
    automaticInTeams: 'Som i Teams ({language})',
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
    followedSites: 'Visa nyheter från webbplatserna jag följer',
    followedSitesHint:
      'SharePoint-webbplatser som du har valt att följa. Utan dem får du nyheter från portalen och nyhetscentret.',
  },
  today: {
    introduction: 'Välj vad som visas högst upp på I dag.',
    name: 'Det som visas på I dag',
  },
  board: {
    introduction: 'Välj vad som visas på Din tavla och i vilken ordning.',
    name: 'Inställningarna för din tavla',
  },
  notifications: {
    title: 'Aviseringar',
    introduction: 'Bestäm vad portalen meddelar dig om i Teams.',
    name: 'Dina aviseringar',
    saved: 'Dina aviseringar har uppdaterats',
    teams: 'Avisera mig i aktivitetsflödet i Teams',
    teamsHint: 'Om meddelanden och sidor som redaktörer skickar ut med en avisering.',
    off: 'För närvarande skickar {workplace} inga aviseringar.',
  },
  privacy: {
    title: 'Integritet',
    introduction: 'Välj om dina besök räknas.',
    name: 'Din integritet',
    saved: 'Dina integritetsinställningar har uppdaterats',
    count: 'Räkna vad jag öppnar och söker efter',
    countHint:
      'Utan ditt namn: det visar vilka sidor, länkar och sökningar som används, inte av vem.',
    countEnds: { one: 'Det raderas efter {count} dag.', other: 'Det raderas efter {count} dagar.' },
    off: 'För närvarande räknas inget hos {workplace}.',
  },
  data: {
    title: 'Dina data',
    introduction:
      'Allt som portalen har om dig, som en fil: dina val, din tavla, utkast, vad du har läst och vad du har skrivit.',
    download: 'Ladda ned mina data',
    downloading: 'Laddar ned …',
    operation: 'Nedladdning av dina data',
  },
  locks: {
    directory: 'Bestämt av din organisation',
    deprecated: 'Används inte längre',
    group: 'Grupp av kanaler',
    unavailable: 'Inte tillgänglig',
  },
};
