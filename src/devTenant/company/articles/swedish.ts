import type { Article } from './article';

export const swedishArticles: Article[] = [
  {
    key: 'sv-kol',
    title: 'Aurora tar form: kölen sträckt för vårt första metanolfartyg',
    isFeatured: true,
    daysAgo: 1.05,
    likes: 72,
    comments: 11,
    sender: 'Koncernkommunikation',
    motif: 'ship',
    channels: [],
    translationOf: 'aurora-keel',
    description:
      'En frostig morgon i Åbo sänktes den första sektionen på 84 ton ned i dockan. Om arton månader går Aurora mellan Östersjöns hamnar på grön metanol.',
    paragraphs: [
      'Över tvåhundra kollegor, leverantörer och familjer följde kölsträckningen från kajen.',
      'Nästa milstolpe är motorn, som kommer från Frederikshavn i vår.',
    ],
  },
  {
    key: 'sv-tyst',
    title: 'Tystare nätter i Göteborg när fartygen stänger av motorn',
    isFeatured: true,
    daysAgo: 2.1,
    likes: 94,
    comments: 13,
    sender: 'Terminaler',
    motif: 'harbour',
    channels: ['gothenburg', 'sustainability'],
    description:
      'Sedan landströmmen kopplades in har bullret vid kajen halverats. Grannarna på andra sidan älven har märkt skillnaden.',
    paragraphs: [
      'Ett anlöp på tolv timmar sparar fyra ton koldioxid.',
      'Besättningarna hittar den nya rutinen i fartygssystemet.',
    ],
  },
  {
    key: 'sv-lucia',
    title: 'Lucia på Lindholmskajen: anmäl dig till tåget',
    daysAgo: 4.4,
    likes: 51,
    comments: 20,
    sender: 'Kören',
    motif: 'aurora',
    channels: ['gothenburg', 'social'],
    hasNoPicture: true,
    description:
      'Kören söker fler röster till luciatåget den 13 december. Inga förkunskaper krävs, men gärna egen lussekattsaptit.',
    paragraphs: ['Övningarna är på onsdagar klockan 16 i matsalen.'],
  },
  {
    key: 'sv-ai',
    title: 'Så läser maskinen tiotusen ritningar',
    daysAgo: 9,
    likes: 47,
    comments: 8,
    sender: 'Teknik',
    motif: 'workshop',
    channels: ['innovation', 'engineering'],
    description:
      'Gamla ritningar görs sökbara med hjälp av maskininlärning. Konstruktörerna i Göteborg har hittat lösningar från 1974 som fortfarande håller.',
    paragraphs: [
      'Systemet läser mått, materialkoder och handskrivna anteckningar.',
      'Under våren öppnas det för alla tekniker.',
    ],
  },
  {
    key: 'sv-stockholm',
    title: 'Stockholm får egen hydrogenstation i hamnen',
    daysAgo: 15,
    likes: 69,
    comments: 10,
    sender: 'Hållbarhet',
    motif: 'fjord',
    channels: ['stockholm', 'sustainability'],
    description:
      'Tillståndet är klart. Bygget börjar i mars och ger Gröna korridoren bränsle till den första turen.',
    paragraphs: ['Säkerhetsavståndet till kryssningskajen är dubbelt så stort som lagen kräver.'],
  },
  {
    key: 'sv-fadder',
    title: 'Bli fadder för en ny kollega',
    daysAgo: 26,
    likes: 35,
    comments: 5,
    sender: 'People and Culture',
    motif: 'city',
    channels: ['people', 'sweden'],
    description:
      'En kaffe i veckan under de första tre månaderna gör stor skillnad, visar årets enkät.',
    paragraphs: ['Anmäl dig till din HR-partner före månadsskiftet.'],
  },
];
