import type { Texts } from '../topics';

export const texts: Texts['dashboards'] = {
  editorIntroduction: 'Kaikki, mitä hallitset portaalin lukijoille.',
  adminIntroduction: 'Kaikki, mitä hallitaan koko organisaatiolle.',
  beginIntroduction:
    'Aloita käyttöönotosta, lisää sitten kanavat ja kielet ja käy läpi toimintojen asetukset.',
  content: { title: 'Sisältö' },
  organisation: {
    title: 'Organisaatio',
    introduction: 'Mitä portaali tekee, kenet se tavoittaa ja mitä sanoja se käyttää.',
  },
  setUp: {
    title: 'Käyttöönotto',
    introduction: 'Miten portaali on yhdistetty Microsoft 365:een ja Teamsiin.',
  },
  none: 'Täällä ei ole vielä mitään hallittavaa.',
  tiles: {
    alerts: { title: 'Tiedotteet', description: 'Viestit jokaisen sivun yläosassa.' },
    news: { title: 'Uutiset', description: 'Kirjoita, muokkaa ja etsi uutisia.' },
    pages: { title: 'Sivut', description: 'Pysyvät sivut, kuten ohjeet ja säännöt.' },
    infoboxes: {
      title: 'Tietolaatikot',
      description: 'Laatikot, joissa on tekstiä, kuvia, linkkejä ja videoita.',
    },
    menus: { title: 'Ruokalistat', description: 'Ravintolat ja niiden ruokalistat viikoittain.' },
    charts: { title: 'KPI-kaaviot', description: 'Tunnusluvut kaavioina.' },
    reports: {
      title: 'Power BI -raportit',
      description: 'Power BI:n raportit, koontinäytöt ja ruudut.',
    },
    apps: {
      title: 'Sovellukset',
      description: 'Sovellusten ja linkkien ruudut, jotka kaikki saavat.',
    },
    requiredReading: {
      title: 'Pakollinen luettava',
      description: 'Mitä pyydetään lukemaan ja kuka on lukenut.',
    },
    changes: { title: 'Muutokset', description: 'Mitä on viime aikoina muutettu ja kuka muutti.' },
    editorDashboard: {
      title: 'Toimittajan työpöytä',
      description: 'Tiedotteet, sivut, tietolaatikot ja kaikki muu sisältö.',
    },
    settings: {
      title: 'Toimintojen asetukset',
      description: 'Kaikki, mitä portaali tekee tai ei tee.',
    },
    channels: { title: 'Kanavat ja kielet', description: 'Mitä voi seurata ja mitä kieliä on.' },
    texts: {
      title: 'Portaalin tekstit',
      description: 'Korvaa portaalin sanoja omilla sanoilla.',
    },
    dataProtection: {
      title: 'Henkilötiedot',
      description:
        'Kuinka kauan tietoja säilytetään, ja yhden henkilön tiedot: lataa tai poista ne.',
    },
    speed: {
      title: 'Nopeus',
      description:
        'Kuinka nopeita sivut ja pienoisohjelmat ovat ja mikä pienoisohjelma on hidastunut.',
    },
    teamsApp: {
      title: 'Teams-sovellus',
      description:
        'Tarkista käyttöönotto, lataa sovelluspaketti ja tuo portaali Microsoft Teamsiin.',
    },
    about: { title: 'Tietoja', description: 'Portaalin versio ja ympäristö.' },
  },
  channelCache: {
    title: 'Kanavien välimuisti',
    description: 'Portaali ja jokainen avoin sivu lukevat kanavat ja kielet uudelleen.',
    clear: 'Tyhjennä kanavien välimuisti',
    clearing: 'Tyhjennetään …',
    operation: 'Kanavien välimuistin tyhjennys',
  },
};
