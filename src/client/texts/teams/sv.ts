import type { Texts } from '../topics';

export const texts: Texts['teams'] = {
  signingIn: 'Du loggas in …',
  onlyInTeams:
    'Den här sidan hör till portalen i Microsoft Teams. Stäng den och logga in därifrån.',
  copyLink: 'Kopiera länk',
  linkCopied: 'Länken har kopierats.',
  linkNotCopied: 'Länken kunde inte kopieras. Kopiera adressen från webbläsaren i stället.',
  morePermissions: 'En del innehåll saknas tills du loggar in igen.',
};
