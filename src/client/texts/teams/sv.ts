import type { Texts } from '../topics';

export const texts: Texts['teams'] = {
  signingIn: 'Du loggas in …',
  onlyInTeams:
    'Den här sidan hör till portalen i Microsoft Teams. Stäng den och logga in därifrån.',
  morePermissions: 'En del innehåll saknas tills du loggar in igen.',
};
