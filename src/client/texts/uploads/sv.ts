import type { Texts } from '../topics';

export const texts: Texts['uploads'] = {
  operation: 'Uppladdning',
  title: 'Ladda upp till OneDrive',
  tooLargeTitle: 'Filen är för stor',
  close: 'Stäng',
  cancel: 'Avbryt',
  cancelOne: 'Avbryt uppladdningen av {name}',
  waiting: 'Väntar',
  progress: 'Uppladdning av {name}',
  running: {
    sent: 'Laddar upp',
    busy: 'OneDrive är upptaget. Uppladdningen fortsätter om ett ögonblick.',
    network: 'Anslutningen bröts. Uppladdningen fortsätter när den är tillbaka.',
  },
  exists: 'Det finns redan en fil med det här namnet. Vill du ersätta den?',
  replace: 'Ersätt',
  changed:
    'Någon har ändrat filen i OneDrive under tiden. Inget har ersatts. Vill du ersätta den ändrade?',
  keepBoth: 'Behåll båda',
  rename: 'Byt namn',
  skip: 'Hoppa över',
  newName: 'Nytt namn',
  uploadSo: 'Ladda upp',
  back: 'Tillbaka',
  folder: 'OneDrive har en mapp med det här namnet. Ge filen ett annat namn.',
  forAll: {
    label: { one: '{count} namn är upptaget.', other: '{count} namn är upptagna.' },
    replace: 'Ersätt alla',
    keepBoth: 'Behåll båda för alla',
    skip: 'Hoppa över alla',
  },
  tryAgain: 'Försök igen',
  done: 'Uppladdad',
  open: 'Öppna {name}',
  left: 'Inte uppladdad',
  useOneDrive: 'Ladda upp den i OneDrive i stället',
  openOneDrive: 'Öppna OneDrive',
  troubles: {
    tooLarge: 'Filen är för stor för att laddas upp härifrån.',
    name: 'OneDrive godkänner inte det här filnamnet. Använd ett namn utan tecknen " * : < > ? / \\ | och utan reserverade namn som CON.',
    network:
      'Det gick inte att ladda upp dokumentet på grund av ett nätverksproblem. Försök igen senare.',
    inUse:
      'Någon arbetar i filen, så den kan inte ersättas nu. Inget har ändrats. Försök igen när den är stängd.',
    full: 'Din OneDrive är full. Frigör utrymme där och försök igen.',
    noDrive: 'Du har ingen OneDrive än. Öppna OneDrive en gång så att den skapas, och försök igen.',
    busy: 'OneDrive är upptaget. Försök igen om ett ögonblick.',
    forbidden: 'Du har inte behörighet att ladda upp till den här OneDrive.',
    unreadable:
      'Enheten kunde inte läsa filen. Den kan ha flyttats, bytt namn eller ändrats; välj den igen.',
    unexpected: 'Det gick inte att ladda upp dokumentet.',
  },
};
