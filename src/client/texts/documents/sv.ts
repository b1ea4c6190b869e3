import type { Texts } from '../topics';

export const texts: Texts['documents'] = {
  title: 'Mina dokument',
  failedName: 'Dina dokument',
  introduction: 'Det som du och dina kollegor arbetar med.',
  oneDrive: 'Gå till OneDrive',
  tabs: { recent: 'Senaste', trending: 'Populära', shared: 'Delade' },
  none: 'Inga dokument hittades.',
  opened: 'Öppnades {date}',
  changed: 'Ändrades {date}',
  shared: 'Delades {date}',
  sharedBy: 'Delades av {name} {date}',
  untitled: 'Dokument utan titel',
  place: 'I {name}',
  upload: 'Ladda upp',
  drop: 'Dra en fil hit för att ladda upp och öppna den',
  folders: 'Mappar laddas inte upp: {names}. Välj filerna i dem i stället.',
  picture: 'Bild {time}',
  more: 'Mer om {title}',
  openInBrowser: 'Öppna i webbläsaren',
  openInTeams: 'Öppna i Teams',
  openInDesktop: 'Öppna i skrivbordsappen',
  asking: 'Letar efter fler sätt att öppna den',
  copy: 'Kopiera länk',
  copied: 'Länken har kopierats.',
  notCopied:
    'Webbläsaren tillät inte att länken kopierades. Öppna dokumentet och kopiera adressen där.',
  noInsights: {
    recent:
      'Microsoft 365 anger inte vad du senast har öppnat: din organisation har stängt av det, eller så saknar du behörighet. Här är dokumenten som ändrades senast.',
    trending:
      'Microsoft 365 anger inte vad som är populärt omkring dig: din organisation har stängt av det, eller så saknar du behörighet.',
    shared:
      'Microsoft 365 anger inte vad som har delats med dig: din organisation har stängt av det, eller så saknar du behörighet. Du kan hitta det i OneDrive.',
  },
};
