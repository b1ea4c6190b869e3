import type { Article } from './article';

export const danishArticles: Article[] = [
  {
    key: 'da-koel',
    title: 'Aurora tager form: kølen er lagt til vores første metanolskib',
    isFeatured: true,
    daysAgo: 1.05,
    likes: 61,
    comments: 9,
    sender: 'Koncernkommunikation',
    motif: 'ship',
    channels: [],
    translationOf: 'aurora-keel',
    description:
      'En frostklar morgen i Turku blev den første sektion på 84 ton sænket ned i dokken. Om halvandet år sejler Aurora med containere på grøn metanol.',
    paragraphs: [
      'Mere end to hundrede kolleger, leverandører og familier fulgte køllægningen fra kajen.',
      'Næste milepæl er motoren, som kommer fra Frederikshavn til foråret.',
    ],
  },
  {
    key: 'da-kantine',
    title: 'Københavns nye kantine åbner med grønt på menuen',
    daysAgo: 1.6,
    likes: 84,
    comments: 33,
    sender: 'Facility',
    motif: 'harbour',
    channels: ['copenhagen'],
    description:
      'Efter tre måneders ombygning er kantinen på Langeliniekaj klar. Flere pladser, kortere kø og en salatbar, som kokken er meget stolt af.',
    paragraphs: [
      'Der er fællesspisning den første torsdag i hver måned, og medarbejdernes familier er velkomne.',
    ],
  },
  {
    key: 'da-esbjerg',
    title: 'Kranerne i Esbjerg er tilbage efter stormen',
    isFeatured: true,
    daysAgo: 3,
    likes: 102,
    comments: 12,
    sender: 'Terminaler',
    motif: 'harbour',
    channels: ['esbjerg', 'terminals'],
    description:
      'Holdet i Esbjerg har repareret to kraner på rekordtid. Fra mandag kører terminalen igen med fuld kapacitet.',
    paragraphs: [
      'Reservedelene blev fræset på vores eget værksted, fordi leverandøren havde ti ugers leveringstid.',
      'Tak til alle, som har arbejdet i weekenderne.',
    ],
  },
  {
    key: 'da-cykel',
    title: 'Vi cykler til arbejde: 41.000 kilometer på fire uger',
    daysAgo: 12,
    likes: 77,
    comments: 18,
    sender: 'Cykelklubben',
    motif: 'city',
    channels: ['social'],
    description:
      'Det svarer til en tur rundt om jorden. Vinderholdet fra Finans fik den gyldne ventil overrakt til fredagskaffen.',
    paragraphs: ['Til foråret udfordrer vi kontorerne i Göteborg og Oslo.'],
  },
  {
    key: 'da-laerling',
    title: 'Fra lærling til skibsingeniør: Emil fortæller',
    daysAgo: 18,
    likes: 58,
    comments: 4,
    sender: 'People and Culture',
    motif: 'workshop',
    channels: ['people', 'engineering'],
    description:
      'Emil begyndte som smedelærling i Esbjerg. I dag tegner han ventilationen til Aurora.',
    paragraphs: [
      'Han råder nye lærlinge til at spørge, spørge igen og altid have en tommestok i lommen.',
    ],
  },
  {
    key: 'da-varme',
    title: 'Overskudsvarme fra værkstedet varmer 300 hjem',
    daysAgo: 33,
    likes: 66,
    comments: 6,
    sender: 'HSE',
    motif: 'workshop',
    channels: ['sustainability', 'denmark'],
    description: 'Varmen fra prøvestanden løber nu ud i byens fjernvarme i stedet for op i luften.',
    paragraphs: ['Anlægget er tjent hjem på fire år.'],
  },
];
