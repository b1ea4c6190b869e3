import type { ProductPage } from './productPage';

export const nordicNews: ProductPage[] = [
  {
    key: 'da-velkommen', kind: 'news', language: 'da', title: 'Ét sted for os alle: velkommen til den nye portal', daysAgo: 2.1, isFeatured: true, channels: [], likes: 73, comments: 14, senders: ['Koncernkommunikation'], owner: 'broadcaster', motif: 'aurora',
    html: '<p>Fra i dag bor nyheder til kontoret, terminalen og broen samme sted. <strong>Alle har adgang</strong>, også uden Microsoft 365-licens.</p><h2>Kom godt i gang</h2><ol><li>Vælg dine kanaler under <em>Indstillinger</em>.</li><li>Vælg de sprog, du læser.</li><li>Gem dine vigtigste apps på forsiden.</li></ol>',
  },
  {
    key: 'da-storm', kind: 'quickRead', language: 'da', title: 'Storm på vej: kranarbejdet i Esbjerg stopper', daysAgo: 0.3, isFeatured: true, channels: ['esbjerg'], likes: 19, comments: 7, senders: ['Terminaler'], owner: 'broadcaster', motif: 'harbour',
    html: '<p>Aftenholdet møder først kl. 6.00 næste morgen. Sikr løst udstyr og de yderste containerrækker, inden jeres vagt slutter.</p>',
  },
  {
    key: 'da-grafer', kind: 'news', language: 'da', title: 'Værftets lærlinge vinder guld ved Skills', daysAgo: 8.2, channels: ['denmark', 'people'], likes: 96, comments: 11, senders: ['People and Culture'], motif: 'workshop',
    html: '<p>Freja og Malthe svejsede sig til førstepladsen foran 40 hold. Opgaven var et rørstykke med syv vinkler, som skulle være tæt ved 20 bar.</p><blockquote><p>Vi øvede os på rester fra Aurora, så det føltes næsten hjemligt.</p></blockquote>',
  },
  {
    key: 'sv-valkommen', kind: 'news', language: 'sv', title: 'En plats för oss alla: välkommen till den nya portalen', daysAgo: 2.1, isFeatured: true, channels: [], likes: 81, comments: 16, senders: ['Koncernkommunikation'], owner: 'appeditor', motif: 'aurora',
    html: '<p>Från i dag finns nyheter för kontoret, terminalen och bryggan på samma ställe. <strong>Alla har tillgång</strong>, även utan Microsoft 365-licens.</p><h2>Kom igång</h2><ol><li>Välj kanaler under <em>Inställningar</em>.</li><li>Välj vilka språk du läser.</li><li>Spara dina viktigaste appar på startsidan.</li></ol>',
  },
  {
    key: 'sv-elbilar', kind: 'quickRead', language: 'sv', title: 'Alla truckar i Göteborg går nu på el', daysAgo: 6.1, isFeatured: true, channels: ['gothenburg', 'terminals'], likes: 44, comments: 5, senders: ['Terminaler'], motif: 'harbour',
    html: '<p>Den sista dieseltrucken lämnade terminalen i fredags, med girlang. Laddning sker under rasterna.</p>',
  },
  {
    key: 'no-velkommen', kind: 'news', language: 'no', title: 'Ett sted for oss alle: velkommen til den nye portalen', daysAgo: 2.1, isFeatured: true, channels: [], likes: 68, comments: 9, senders: ['Konsernkommunikasjon'], owner: 'powerbieditor', motif: 'aurora',
    html: '<p>Fra i dag finner du nyheter for kontoret, terminalen og broen på samme sted. <strong>Alle har tilgang</strong>, også uten Microsoft 365-lisens.</p><h2>Kom i gang</h2><ol><li>Velg kanaler under <em>Innstillinger</em>.</li><li>Velg språkene du leser.</li><li>Lagre de viktigste appene på forsiden.</li></ol>',
  },
  {
    key: 'no-oslo', kind: 'news', language: 'no', title: 'Lunsj på taket: Sørkaia får kjøkkenhage', daysAgo: 4.1, channels: ['oslo', 'social'], likes: 52, comments: 13, senders: ['Eiendom'], owner: 'member', motif: 'city',
    html: '<p>Taket på det nye kontoret får pallekarmer, bikuber og langbord. Hagelaget søker tolv grønne fingre.</p><h2>Slik blir du med</h2><p>Meld deg til vertene i resepsjonen innen jul. Første dugnad er i mars.</p>',
  },
  {
    key: 'fi-tervetuloa', kind: 'news', language: 'fi', title: 'Yksi paikka meille kaikille: tervetuloa uuteen portaaliin', daysAgo: 2.1, isFeatured: true, channels: [], likes: 59, comments: 8, senders: ['Konserniviestintä'], owner: 'footereditor', motif: 'aurora',
    html: '<p>Tästä päivästä alkaen toimiston, terminaalin ja komentosillan uutiset ovat samassa paikassa. <strong>Kaikilla on pääsy</strong>, myös ilman Microsoft 365 -lisenssiä.</p><h2>Näin alkuun</h2><ol><li>Valitse kanavat <em>asetuksista</em>.</li><li>Valitse kielet, joita luet.</li><li>Tallenna tärkeimmät sovellukset etusivulle.</li></ol>',
  },
  {
    key: 'fi-turku', kind: 'quickRead', language: 'fi', title: 'Turun telakan sauna avataan remontin jälkeen', daysAgo: 3.8, channels: ['turku', 'social'], likes: 118, comments: 29, senders: ['Toimistopalvelut'], owner: 'sitecreator', motif: 'fjord',
    html: '<p>Löylyt ovat lempeämmät ja pukuhuone tuplasti suurempi. Avajaisvuorot torstaina kello 16 alkaen.</p>',
  },
  {
    key: 'fi-vety', kind: 'news', language: 'fi', title: 'Turku sai luvan vetytankkaukseen', daysAgo: 10.5, isFeatured: true, channels: ['turku', 'sustainability'], likes: 77, comments: 6, senders: ['Vihreä käytävä'], motif: 'harbour',
    html: '<p>Yhdeksän kuukauden käsittelyn jälkeen viimeinenkin lupa on allekirjoitettu. Säiliöt asennetaan keväällä.</p><h2>Turvallisuus ensin</h2><p>Etäisyys matkustajalaituriin on kaksi kertaa laissa vaadittu, ja palokunta harjoittelee alueella ennen käyttöönottoa.</p>',
  },
];
