import type { Texts } from '../topics';

export const texts: Texts['notices'] = {
  undo: 'Angre',
  region: 'Varsler',
  offline: 'Ingen internettforbindelse – bare lokalt lagrede data er tilgjengelige',
  failed: '{operation}: {reason} (status {status})',
};
