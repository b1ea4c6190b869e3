import type { Texts } from '../topics';

export const texts: Texts['uploads'] = {
  operation: 'Opplasting',
  title: 'Last opp til OneDrive',
  tooLargeTitle: 'Filen er for stor',
  close: 'Lukk',
  cancel: 'Avbryt',
  cancelOne: 'Avbryt opplastingen av {name}',
  waiting: 'Venter',
  progress: 'Opplasting av {name}',
  running: {
    sent: 'Laster opp',
    busy: 'OneDrive er opptatt. Opplastingen fortsetter om et øyeblikk.',
    network: 'Forbindelsen ble brutt. Opplastingen fortsetter når den er tilbake.',
  },
  exists: 'Det finnes allerede en fil med dette navnet. Vil du erstatte den?',
  replace: 'Erstatt',
  changed:
    'Noen har endret filen i OneDrive i mellomtiden. Ingenting er erstattet. Vil du erstatte den endrede?',
  keepBoth: 'Behold begge',
  rename: 'Gi nytt navn',
  skip: 'Hopp over',
  newName: 'Nytt navn',
  uploadSo: 'Last opp',
  back: 'Tilbake',
  folder: 'OneDrive har en mappe med dette navnet. Gi filen et annet navn.',
  forAll: {
    label: { one: '{count} navn er opptatt.', other: '{count} navn er opptatt.' },
    replace: 'Erstatt alle',
    keepBoth: 'Behold begge for alle',
    skip: 'Hopp over alle',
  },
  tryAgain: 'Prøv igjen',
  done: 'Lastet opp',
  open: 'Åpne {name}',
  left: 'Ikke lastet opp',
  useOneDrive: 'Last den opp i OneDrive i stedet',
  openOneDrive: 'Åpne OneDrive',
  troubles: {
    tooLarge: 'Filen er for stor til å lastes opp herfra.',
    name: 'OneDrive godtar ikke dette filnavnet. Bruk et navn uten tegnene " * : < > ? / \\ | og uten reserverte navn som CON.',
    network: 'Kunne ikke laste opp dokumentet på grunn av et nettverksproblem. Prøv igjen senere.',
    inUse:
      'Noen arbeider i filen, så den kan ikke erstattes nå. Ingenting er endret. Prøv igjen når den er lukket.',
    full: 'OneDrive er full. Frigjør plass der, og prøv igjen.',
    noDrive:
      'Du har ingen OneDrive ennå. Åpne OneDrive én gang slik at den blir opprettet, og prøv igjen.',
    busy: 'OneDrive er opptatt. Prøv igjen om et øyeblikk.',
    forbidden: 'Du har ikke tillatelse til å laste opp i denne OneDrive-mappen.',
    unreadable:
      'Enheten kunne ikke lese filen. Den kan være flyttet, omdøpt eller endret; velg den på nytt.',
    unexpected: 'Dokumentet kunne ikke lastes opp.',
  },
};
