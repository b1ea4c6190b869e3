import type { Texts } from '../topics';

export const texts: Texts['collaboration'] = {
  latest: 'Dine seneste websteder',
  latestIntroduction: 'Hvor du sidst har været i SharePoint.',
  noLatest: 'Der blev ikke fundet nogen besøgte websteder.',
  groups: 'Dine samarbejdswebsteder',
  groupsIntroduction: 'Websteder for de grupper og teams, du er med i.',
  noGroups: 'Ingen websteder fundet.',
  filter: 'Filtrer efter navn',
  found: { one: '{count} websted fundet', other: '{count} websteder fundet' },
  traits: { team: 'Team', community: 'Fællesskab', private: 'Privat' },
  followed: 'Websteder, du følger',
  followedIntroduction: 'I SharePoint, de seneste først.',
  noFollowed:
    'Du følger ingen websteder endnu. Følg et websted i SharePoint med stjernen, så vises det her.',
};
