import type { Texts } from '../topics';

export const texts: Texts['tour'] = {
  title: 'Rundvisninger',
  introduction: 'En rundvisning viser, hvad der er på en side, ét ad gangen.',
  count: '{step} af {count}',
  next: 'Næste',
  back: 'Tilbage',
  done: 'Færdig',
  end: 'Afslut rundvisningen',
  steps: {
    strip: {
      title: 'Til dig nu',
      text: 'Det, der ikke kan vente: læsning, der haster, dit næste møde og frokosten.',
    },
    news: {
      title: 'Nyheder',
      text: 'Fremhævede nyheder er for alle. Dine nyheder kommer fra de kanaler, du følger. Vælg dem under Indstillinger.',
    },
    requiredReading: {
      title: 'Din obligatoriske læsning',
      text: 'Det, du er bedt om at læse. Markér det som læst, når du er færdig.',
    },
    events: { title: 'Kommende begivenheder', text: 'Det, der snart sker i organisationen.' },
    appTiles: {
      title: 'Mine apps',
      text: 'Dine apps og links. Tilføj dine egne, og vælg selv rækkefølgen.',
    },
    search: {
      title: 'Søg',
      text: 'Finder sider, nyheder, personer, apps, dokumenter og websteder. Med tastatur åbner Ctrl+K den overalt.',
    },
    menu: {
      title: 'Din menu',
      text: 'Her er indstillinger og hjælp. Vælg Hvorfor ser jeg dette? for at se, hvorfor noget er udvalgt til dig.',
    },
    arrange: {
      title: 'Tilpas din tavle',
      text: 'Skjul afsnit, du ikke bruger, og sæt de andre i din egen rækkefølge.',
    },
    powerBI: { title: 'Rapporter', text: 'Tal fra Power BI, som organisationen deler med dig.' },
    myDay: {
      title: 'Min dag',
      text: 'Dagens møder og opgaver. Svar på en invitation, eller sæt flueben ved en opgave direkte her.',
    },
    myDocuments: { title: 'Mine dokumenter', text: 'De filer, du sidst arbejdede på.' },
    activity: { title: 'Seneste aktiviteter', text: 'Nyt fra de websteder, du bruger mest.' },
    latestSites: {
      title: 'Dine seneste websteder',
      text: 'Der, hvor du var sidst. Vælg stjernen for at følge et websted.',
    },
    colleagues: {
      title: 'Kolleger',
      text: 'Folk, du måske arbejder sammen med. Vælg et navn for at se, hvordan du får fat i dem.',
    },
    siteIndex: {
      title: 'Dine samarbejdswebsteder',
      text: 'Alle dine websteder efter bogstav. Skriv for at finde et.',
    },
  },
  searchOwn: 'Finder portalens sider, nyheder og apps. Med tastatur åbner Ctrl+K den overalt.',
};
