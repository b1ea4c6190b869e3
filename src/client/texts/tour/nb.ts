import type { Texts } from '../topics';

export const texts: Texts['tour'] = {
  title: 'Omvisninger',
  introduction: 'En omvisning viser hva som er på en side, én ting om gangen.',
  count: '{step} av {count}',
  next: 'Neste',
  back: 'Tilbake',
  done: 'Ferdig',
  end: 'Avslutt omvisningen',
  steps: {
    strip: {
      title: 'For deg nå',
      text: 'Det som ikke kan vente: lesing som haster, neste møte og lunsjen.',
    },
    news: {
      title: 'Nyheter',
      text: 'Fremhevede nyheter er for alle. Dine nyheter kommer fra kanalene du følger. Velg dem i Innstillinger.',
    },
    requiredReading: {
      title: 'Din obligatoriske lesing',
      text: 'Det du er bedt om å lese. Merk det som lest når du er ferdig.',
    },
    events: { title: 'Kommende arrangementer', text: 'Det som snart skjer i organisasjonen.' },
    appTiles: {
      title: 'Mine apper',
      text: 'Appene og lenkene dine. Legg til egne, og velg rekkefølgen selv.',
    },
    search: {
      title: 'Søk',
      text: 'Finner sider, nyheter, personer, apper, dokumenter og områder. Med tastatur åpner Ctrl+K det overalt.',
    },
    menu: {
      title: 'Menyen din',
      text: 'Her er innstillinger og hjelp. Velg Hvorfor ser jeg dette? for å se hvorfor noe er valgt ut til deg.',
    },
    arrange: {
      title: 'Tilpass tavlen din',
      text: 'Skjul deler du ikke trenger, og sett de andre i din egen rekkefølge.',
    },
    powerBI: { title: 'Rapporter', text: 'Tall fra Power BI som organisasjonen deler med deg.' },
    myDay: {
      title: 'Min dag',
      text: 'Dagens møter og oppgaver. Svar på en innkalling eller kryss av en oppgave rett her.',
    },
    myDocuments: { title: 'Mine dokumenter', text: 'Filene du arbeidet med sist.' },
    activity: { title: 'Nylige aktiviteter', text: 'Nytt fra områdene du bruker mest.' },
    latestSites: {
      title: 'Dine siste områder',
      text: 'Der du var sist. Velg stjernen for å følge et område.',
    },
    colleagues: {
      title: 'Kolleger',
      text: 'Folk du kanskje jobber med. Velg et navn for å se hvordan du får tak i dem.',
    },
    siteIndex: {
      title: 'Dine samarbeidsområder',
      text: 'Alle områdene dine etter bokstav. Skriv for å finne ett.',
    },
  },
  searchOwn: 'Finner portalens sider, nyheter og apper. Med tastatur åpner Ctrl+K det overalt.',
};
