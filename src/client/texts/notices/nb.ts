import type { Texts } from '../topics';

export const texts: Texts['notices'] = {
  region: 'Varsler',
  offline: 'Ingen internettforbindelse – bare lokalt lagrede data er tilgjengelige',
  failed: '{operation}: {reason} (status {status})',
};
