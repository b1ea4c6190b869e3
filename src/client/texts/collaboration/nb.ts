import type { Texts } from '../topics';

export const texts: Texts['collaboration'] = {
  latest: 'Dine siste områder',
  latestIntroduction: 'Der du nylig har vært i SharePoint.',
  noLatest: 'Fant ingen nylig besøkte områder.',
  groups: 'Dine samarbeidsområder',
  groupsIntroduction: 'Områdene til gruppene og teamene du er med i.',
  noGroups: 'Fant ingen områder.',
  filter: 'Filtrer etter navn',
  found: { one: '{count} område funnet', other: '{count} områder funnet' },
  traits: { team: 'Team', community: 'Fellesskap', private: 'Privat' },
  followed: 'Områder du følger',
  followedIntroduction: 'I SharePoint, de nyeste først.',
  noFollowed:
    'Du følger ingen områder ennå. Følg et område i SharePoint med stjernen, så vises det her.',
};
