import type { Texts } from '../topics';

export const texts: Texts['notices'] = {
  undo: 'Ångra',
  region: 'Aviseringar',
  offline: 'Ingen internetanslutning – endast lokalt sparade data är tillgängliga',
  failed: '{operation}: {reason} (status {status})',
  busy: 'Microsoft 365 är för upptaget just nu. Inget har ändrats. Försök igen om en minut.',
  liveLost:
    'Liveanslutningen bröts. Sidan ansluter igen av sig själv och visar sedan vad som har ändrats.',
  details: 'Detaljer',
};
