import type { Texts } from '../topics';

export const texts: Texts['notices'] = {
  undo: 'Fortryd',
  region: 'Beskeder',
  offline: 'Ingen internetforbindelse – kun lokalt gemte data er tilgængelige',
  failed: '{operation}: {reason} (status {status})',
  busy: 'Microsoft 365 har for travlt lige nu. Intet er ændret. Prøv igen om et minut.',
  liveLost:
    'Liveforbindelsen blev afbrudt. Siden opretter selv forbindelse igen og viser derefter, hvad der er ændret.',
  details: 'Detaljer',
};
