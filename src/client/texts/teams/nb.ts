import type { Texts } from '../topics';

export const texts: Texts['teams'] = {
  signingIn: 'Du logges på …',
  onlyInTeams: 'Denne siden hører til portalen i Microsoft Teams. Lukk den og logg på derfra.',
  morePermissions: 'Noe innhold mangler til du logger på igjen.',
};
