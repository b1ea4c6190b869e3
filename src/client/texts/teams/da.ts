import type { Texts } from '../topics';

export const texts: Texts['teams'] = {
  signingIn: 'Du logges på …',
  onlyInTeams: 'Denne side hører til portalen i Microsoft Teams. Luk den, og log på derfra.',
  copyLink: 'Kopiér link',
  linkCopied: 'Linket er kopieret.',
  linkNotCopied: 'Linket kunne ikke kopieres. Kopiér adressen fra browseren i stedet.',
  morePermissions: 'Noget indhold mangler, indtil du logger på igen.',
};
