import type { Texts } from '../topics';

export const texts: Texts['teams'] = {
  signingIn: 'Du logges på …',
  onlyInTeams: 'Denne side hører til portalen i Microsoft Teams. Luk den, og log på derfra.',
  morePermissions: 'Noget indhold mangler, indtil du logger på igen.',
};
