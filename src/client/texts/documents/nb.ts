import type { Texts } from '../topics';

export const texts: Texts['documents'] = {
  title: 'Mine dokumenter',
  failedName: 'Dokumentene dine',
  introduction: 'Det du og kollegene dine jobber med.',
  oneDrive: 'Gå til OneDrive',
  tabs: { recent: 'Nylige', trending: 'Populære', shared: 'Delte' },
  none: 'Fant ingen dokumenter.',
  opened: 'Åpnet {date}',
  changed: 'Endret {date}',
  shared: 'Delt {date}',
  sharedBy: 'Delt av {name} {date}',
  untitled: 'Dokument uten tittel',
  place: 'I {name}',
  upload: 'Last opp',
  drop: 'Dra en fil hit for å laste den opp og åpne den',
  folders: 'Mapper lastes ikke opp: {names}. Velg filene i dem i stedet.',
  picture: 'Bilde {time}',
  more: 'Mer om {title}',
  openInBrowser: 'Åpne i nettleseren',
  openInTeams: 'Åpne i Teams',
  openInDesktop: 'Åpne i skrivebordsappen',
  asking: 'Ser etter andre måter å åpne den på',
  copy: 'Kopier lenke',
  copied: 'Lenken er kopiert.',
  notCopied:
    'Nettleseren tillot ikke at lenken ble kopiert. Åpne dokumentet og kopier adressen der.',
  noInsights: {
    recent:
      'Microsoft 365 oppgir ikke hva du sist har åpnet: Organisasjonen din har slått det av, eller du har ikke tilgang. Her er dokumentene som sist ble endret.',
    trending:
      'Microsoft 365 oppgir ikke hva som er populært rundt deg: Organisasjonen din har slått det av, eller du har ikke tilgang.',
    shared:
      'Microsoft 365 oppgir ikke hva som er delt med deg: Organisasjonen din har slått det av, eller du har ikke tilgang. Du kan finne det i OneDrive.',
  },
};
