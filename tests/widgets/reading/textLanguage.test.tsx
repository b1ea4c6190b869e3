import { detectLanguage } from '../../../src/client/features/page/edit/publish/detectLanguage';

const samples = {
  en: 'The new terminal opens on Monday, and the ferries berth there from then on. Take the bus from the station.',
  da: 'Den nye terminal åbner på mandag, og færgerne lægger til der fra da af. Tag bussen fra stationen, for der er ikke plads til biler.',
  no: 'Den nye terminalen åpner på mandag, og fergene legger til der fra da av. Ta bussen fra stasjonen, for det er ikke plass til biler.',
  sv: 'Den nya terminalen öppnar på måndag, och färjorna lägger till där från och med då. Ta bussen från stationen.',
  fi: 'Uusi terminaali avataan maanantaina, ja lautat saapuvat sinne siitä lähtien. Ota bussi asemalta, sillä autoille ei ole tilaa.',
  de: 'Das neue Terminal öffnet am Montag, und die Fähren legen von da an dort an. Nehmen Sie den Bus vom Bahnhof.',
};

it.each(Object.entries(samples))('a text in %s is known', (code, text) => {
  expect(detectLanguage(text)).toBe(code);
});

it.each(['', 'Ny terminal', '1234567890 '.repeat(20), 'Nordvik Turku Oslo Bergen'])(
  'nothing is said of what tells too little: %p',
  (text) => expect(detectLanguage(text)).toBeNull(),
);
