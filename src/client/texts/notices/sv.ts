import type { Texts } from '../topics';

export const texts: Texts['notices'] = {
  undo: 'Ångra',
  region: 'Aviseringar',
  offline: 'Ingen internetanslutning – endast lokalt sparade data är tillgängliga',
  failed: '{operation}: {reason} (status {status})',
  liveLost:
    'Direktanslutningen bröts. Sidan ansluter igen av sig själv och visar sedan vad som har ändrats.',
  details: 'Detaljer',
};
