import type { Article } from './article';

export const norwegianArticles: Article[] = [
  {
    key: 'no-kjol',
    title: 'Aurora tar form: kjølen er strukket for vårt første metanolskip',
    isFeatured: true,
    daysAgo: 1.05,
    likes: 55,
    comments: 7,
    sender: 'Konsernkommunikasjon',
    motif: 'ship',
    channels: [],
    translationOf: 'aurora-keel',
    description:
      'En frostklar morgen i Åbo ble den første seksjonen på 84 tonn senket ned i dokken. Om halvannet år går Aurora mellom havnene i Østersjøen på grønn metanol.',
    paragraphs: [
      'Over to hundre kolleger, leverandører og familier fulgte kjølstrekkingen fra kaia.',
      'Neste milepæl er motoren, som kommer fra Frederikshavn til våren.',
    ],
  },
  {
    key: 'no-sorkaia',
    title: 'Slik blir hverdagen på Sørkaia',
    isFeatured: true,
    daysAgo: 1.9,
    likes: 63,
    comments: 28,
    sender: 'Eiendom',
    motif: 'city',
    channels: ['oslo'],
    description:
      'Stille etasje, verksted for modeller og sykkelgarasje med dusj. Her er svarene på de femten vanligste spørsmålene om flyttingen.',
    paragraphs: [
      'Flyttekassene kommer i uke to.',
      'Hver avdeling har en kontaktperson som står på listen på Oslo-siden.',
    ],
  },
  {
    key: 'no-fjord',
    title: 'Utslippsfritt i verdensarvfjordene før fristen',
    daysAgo: 5.7,
    likes: 118,
    comments: 9,
    sender: 'Flåtedrift',
    motif: 'fjord',
    channels: ['norway', 'sustainability'],
    description:
      'Nordvik Fjord er ombygd til batteri og har seilt sin første tur uten en dråpe diesel.',
    paragraphs: [
      'Batteripakken veier like mye som tre blåhvaler, og lades på to timer i Bergen.',
      'Passasjerene la først og fremst merke til at de kunne høre fossen.',
    ],
  },
  {
    key: 'no-bergen',
    title: 'Bergen-verftet øver på mann over bord',
    daysAgo: 13,
    likes: 42,
    comments: 6,
    sender: 'HMS',
    motif: 'lighthouse',
    channels: ['bergen', 'safety'],
    description:
      'Tre minutter og tolv sekunder fra rop til redning: ny rekord i øvelsen, men det kan bli bedre.',
    paragraphs: ['Evalueringen peker på radioen: bruk korte meldinger og vent på svar.'],
  },
  {
    key: 'no-mentor',
    title: 'Kvinner i teknikk: mentorprogrammet starter på nytt',
    daysAgo: 22,
    likes: 80,
    comments: 12,
    sender: 'People and Culture',
    motif: 'workshop',
    channels: ['people', 'engineering'],
    description: 'Tjue par møtes annenhver uke gjennom vinteren. Søk innen 5. desember.',
    paragraphs: ['Åtte av ti deltakere fra i fjor har tatt et nytt faglig steg.'],
  },
];
