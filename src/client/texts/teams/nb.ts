import type { Texts } from '../topics';

export const texts: Texts['teams'] = {
  signingIn: 'Du logges på …',
  onlyInTeams: 'Denne siden hører til portalen i Microsoft Teams. Lukk den og logg på derfra.',
  copyLink: 'Kopier lenke',
  linkCopied: 'Lenken er kopiert.',
  linkNotCopied: 'Lenken kunne ikke kopieres. Kopier adressen fra nettleseren i stedet.',
  morePermissions: 'Noe innhold mangler til du logger på igjen.',
};
