import type { Texts } from '../topics';

export const texts: Texts['collaboration'] = {
  latest: 'Dina senaste webbplatser',
  latestIntroduction: 'Där du senast har varit i SharePoint.',
  noLatest: 'Inga nyligen besökta webbplatser hittades.',
  groups: 'Dina samarbetswebbplatser',
  groupsIntroduction: 'Webbplatserna för de grupper och team som du är med i.',
  noGroups: 'Inga webbplatser hittades.',
  filter: 'Filtrera på namn',
  found: { one: '{count} webbplats hittad', other: '{count} webbplatser hittade' },
  traits: { team: 'Team', community: 'Grupp i Engage', private: 'Privat' },
  followed: 'Webbplatser du följer',
  followedIntroduction: 'I SharePoint, de senaste först.',
  noFollowed:
    'Du följer inga webbplatser ännu. Följ en webbplats i SharePoint med stjärnan, så visas den här.',
};
