import type { Texts } from '../topics';

export const texts: Texts['notices'] = {
  undo: 'Angre',
  region: 'Varsler',
  offline: 'Ingen internettforbindelse – bare lokalt lagrede data er tilgjengelige',
  failed: '{operation}: {reason} (status {status})',
  busy: 'Microsoft 365 er for opptatt akkurat nå. Ingenting er endret. Prøv igjen om et minutt.',
  liveLost:
    'Direkteforbindelsen ble brutt. Siden kobler seg til igjen av seg selv og viser så hva som er endret.',
  details: 'Detaljer',
};
