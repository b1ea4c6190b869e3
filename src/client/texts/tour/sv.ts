import type { Texts } from '../topics';

export const texts: Texts['tour'] = {
  title: 'Rundturer',
  introduction: 'En rundtur visar vad som finns på en sida, en sak i taget.',
  count: '{step} av {count}',
  next: 'Nästa',
  back: 'Tillbaka',
  done: 'Klart',
  end: 'Avsluta rundturen',
  steps: {
    strip: {
      title: 'För dig just nu',
      text: 'Det som inte kan vänta: läsning som brådskar, ditt nästa möte och lunchen.',
    },
    news: {
      title: 'Nyheter',
      text: 'Utvalda nyheter är för alla. Dina nyheter kommer från kanalerna du följer. Välj dem i Inställningar.',
    },
    requiredReading: {
      title: 'Din obligatoriska läsning',
      text: 'Det du ska läsa. Markera det som läst när du är klar.',
    },
    events: { title: 'Kommande händelser', text: 'Det som snart händer i organisationen.' },
    appTiles: {
      title: 'Mina appar',
      text: 'Dina appar och länkar. Lägg till egna och välj själv ordningen.',
    },
    search: {
      title: 'Sök',
      text: 'Hittar sidor, nyheter, personer, appar, dokument och webbplatser. Med tangentbord öppnar Ctrl+K den överallt.',
    },
    menu: {
      title: 'Din meny',
      text: 'Här finns inställningar och hjälp. Välj Varför ser jag det här? för att se varför något har valts ut åt dig.',
    },
    arrange: {
      title: 'Anpassa din tavla',
      text: 'Dölj avsnitt du inte behöver och lägg de andra i din egen ordning.',
    },
    powerBI: {
      title: 'Rapporter',
      text: 'Siffror från Power BI som organisationen delar med dig.',
    },
    myDay: {
      title: 'Min dag',
      text: 'Dagens möten och uppgifter. Svara på en inbjudan eller bocka av en uppgift direkt här.',
    },
    myDocuments: { title: 'Mina dokument', text: 'Filerna du arbetade med senast.' },
    activity: { title: 'Senaste aktiviteter', text: 'Nytt från webbplatserna du använder mest.' },
    latestSites: {
      title: 'Dina senaste webbplatser',
      text: 'Där du var senast. Välj stjärnan för att följa en webbplats.',
    },
    colleagues: {
      title: 'Kollegor',
      text: 'Personer du kanske arbetar med. Välj ett namn för att se hur du når dem.',
    },
    siteIndex: {
      title: 'Dina samarbetswebbplatser',
      text: 'Alla dina webbplatser efter bokstav. Skriv för att hitta en.',
    },
  },
  searchOwn:
    'Hittar portalens sidor, nyheter och appar. Med tangentbord öppnar Ctrl+K den överallt.',
};
