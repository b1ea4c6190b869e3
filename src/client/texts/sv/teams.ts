import type { Texts } from '../en';

/** Texts of the portal as an app in Teams, and of signing in there, in Swedish. */
export const teams: Texts['teams'] = {
  signingIn: 'Du loggas in …',
  onlyInTeams:
    'Den här sidan hör till portalen i Microsoft Teams. Stäng den och logga in därifrån.',
  copyLink: 'Kopiera länk',
  linkCopied: 'Länken har kopierats.',
  linkNotCopied: 'Länken kunde inte kopieras. Kopiera adressen från webbläsaren i stället.',
  morePermissions: 'En del innehåll saknas tills du loggar in igen.',
};
