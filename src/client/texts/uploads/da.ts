import type { Texts } from '../topics';

export const texts: Texts['uploads'] = {
  operation: 'Upload',
  title: 'Upload til OneDrive',
  tooLargeTitle: 'Filen er for stor',
  close: 'Luk',
  cancel: 'Annuller',
  cancelOne: 'Annuller upload af {name}',
  waiting: 'Venter',
  progress: 'Upload af {name}',
  running: {
    sent: 'Uploader',
    busy: 'OneDrive er optaget. Uploaden fortsætter om et øjeblik.',
    network: 'Forbindelsen blev afbrudt. Uploaden fortsætter, når den er tilbage.',
  },
  exists: 'Der findes allerede en fil med dette navn. Vil du erstatte den eksisterende?',
  replace: 'Erstat',
  changed:
    'Nogen har ændret filen i OneDrive i mellemtiden. Intet er erstattet. Vil du erstatte den ændrede?',
  keepBoth: 'Behold begge',
  rename: 'Omdøb',
  skip: 'Spring over',
  newName: 'Nyt navn',
  uploadSo: 'Upload',
  back: 'Tilbage',
  folder: 'OneDrive har en mappe med dette navn. Giv filen et andet navn.',
  forAll: {
    label: { one: '{count} navn er optaget.', other: '{count} navne er optaget.' },
    replace: 'Erstat alle',
    keepBoth: 'Behold begge for alle',
    skip: 'Spring alle over',
  },
  tryAgain: 'Prøv igen',
  done: 'Uploadet',
  open: 'Åbn {name}',
  left: 'Ikke uploadet',
  useOneDrive: 'Upload den i OneDrive i stedet',
  openOneDrive: 'Åbn OneDrive',
  troubles: {
    tooLarge: 'Filen er for stor til at blive uploadet herfra.',
    name: 'OneDrive accepterer ikke dette filnavn. Brug et navn uden tegnene " * : < > ? / \\ | og uden reserverede navne som CON.',
    network: 'Dokumentet kunne ikke uploades på grund af et netværksproblem. Prøv igen senere.',
    inUse:
      'Nogen arbejder i filen, så den kan ikke erstattes nu. Intet er ændret. Prøv igen, når den er lukket.',
    full: 'Din OneDrive er fuld. Skaf plads der, og prøv igen.',
    noDrive:
      'Du har endnu ingen OneDrive. Åbn OneDrive én gang, så den bliver oprettet, og prøv igen.',
    busy: 'OneDrive er optaget. Prøv igen om et øjeblik.',
    forbidden: 'Du har ikke tilladelse til at uploade til denne OneDrive.',
    unreadable:
      'Enheden kunne ikke læse filen. Den er måske flyttet, omdøbt eller ændret; vælg den igen.',
    unexpected: 'Dokumentet kunne ikke uploades.',
  },
};
