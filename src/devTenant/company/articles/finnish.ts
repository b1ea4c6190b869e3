import type { Article } from './article';

export const finnishArticles: Article[] = [
  {
    key: 'fi-koli',
    title: 'Aurora saa muotonsa: ensimmäisen metanolialuksemme köli laskettu',
    isFeatured: true,
    daysAgo: 1.05,
    likes: 83,
    comments: 15,
    sender: 'Konserniviestintä',
    motif: 'ship',
    channels: [],
    translationOf: 'aurora-keel',
    description:
      'Pakkasaamuna Turussa ensimmäinen 84 tonnin lohko laskettiin telakka-altaaseen. Puolentoista vuoden päästä Aurora kulkee Itämeren satamien väliä vihreällä metanolilla.',
    paragraphs: [
      'Yli kaksisataa kollegaa, toimittajaa ja perheenjäsentä seurasi kölinlaskua laiturilta.',
      'Seuraava vaihe on moottori, joka saapuu Frederikshavnista keväällä.',
    ],
  },
  {
    key: 'fi-telakka',
    title: 'Turun telakalla otettiin käyttöön hiljainen hitsaus',
    isFeatured: true,
    daysAgo: 2.7,
    likes: 49,
    comments: 8,
    sender: 'Suunnittelu',
    motif: 'workshop',
    channels: ['turku', 'innovation'],
    description:
      'Uusi laserhybridimenetelmä on nopeampi, tarkempi ja niin hiljainen, että radio kuuluu.',
    paragraphs: [
      'Menetelmää kokeiltiin puoli vuotta Auroran kansilohkoissa.',
      'Koulutus kaikille hitsaajille alkaa tammikuussa.',
    ],
  },
  {
    key: 'fi-jaa',
    title: 'Jäätankissa valittiin keula numero kolme',
    daysAgo: 8.8,
    likes: 37,
    comments: 5,
    sender: 'Suunnittelu',
    motif: 'aurora',
    channels: ['engineering', 'helsinki'],
    description:
      'Neljän metrin malli murtautui jään läpi neljäkymmentä kertaa viikon aikana Helsingissä.',
    paragraphs: ['Valittu muoto tarvitsee yhdeksän prosenttia vähemmän tehoa tasaisessa jäässä.'],
  },
  {
    key: 'fi-kahvi',
    title: 'Perjantaikahvit palaavat Helsingin toimistolle',
    daysAgo: 11.5,
    likes: 58,
    comments: 21,
    sender: 'Toimistopalvelut',
    motif: 'city',
    channels: ['helsinki', 'social'],
    hasNoPicture: true,
    description:
      'Joka perjantai kello yhdeksän, ja ensimmäisellä kerralla tarjolla on korvapuusteja.',
    paragraphs: ['Tule myös, jos olet vain käymässä.'],
  },
  {
    key: 'fi-turva',
    title: 'Turvallisuusviikko: yksi keskustelu voi estää tapaturman',
    daysAgo: 2.3,
    likes: 31,
    comments: 4,
    sender: 'HSE',
    motif: 'lighthouse',
    channels: ['safety'],
    translationOf: 'safety-week',
    description:
      'Maanantaista alkaen jokainen tiimi pysähtyy vartiksi päivässä puhumaan siitä, mikä huomenna voisi mennä pieleen.',
    paragraphs: ['Viime vuonna keskustelut johtivat 312 parannukseen.'],
  },
];
