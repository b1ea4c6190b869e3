import { lazyTexts } from './lazyTexts';

const en = {
  latest: 'Your latest sites',
  latestIntroduction: 'Where you have been lately in SharePoint.',
  noLatest: 'No recent visited sites were found.',
  groups: 'Your collaboration sites',
  groupsIntroduction: 'The sites of the groups and teams that you are in.',
  noGroups: 'No sites could be found.',
  filter: 'Filter by name',
  found: { one: '{count} site found', other: '{count} sites found' },
  traits: { team: 'Team', community: 'Community', private: 'Private' },
  followed: 'Sites you follow',
  followedIntroduction: 'In SharePoint, the most recent first.',
  noFollowed:
    'You do not follow any sites yet. Follow a site in SharePoint with its star, and it shows here.',
};

export type CollaborationTexts = typeof en;

const da: CollaborationTexts = {
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

const sv: CollaborationTexts = {
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

const fi: CollaborationTexts = {
  latest: 'Viimeksi käyttämäsi sivustot',
  latestIntroduction: 'Missä olet viime aikoina käynyt SharePointissa.',
  noLatest: 'Äskettäin käytettyjä sivustoja ei löytynyt.',
  groups: 'Yhteistyösivustosi',
  groupsIntroduction: 'Ryhmiesi ja tiimiesi sivustot.',
  noGroups: 'Sivustoja ei löytynyt.',
  filter: 'Suodata nimen mukaan',
  found: { one: '{count} sivusto löytyi', other: '{count} sivustoa löytyi' },
  traits: { team: 'Tiimi', community: 'Yhteisö', private: 'Yksityinen' },
  followed: 'Seuraamasi sivustot',
  followedIntroduction: 'SharePointissa, viimeisimmät ensin.',
  noFollowed:
    'Et seuraa vielä yhtään sivustoa. Seuraa sivustoa SharePointissa tähdellä, niin se näkyy tässä.',
};

const nb: CollaborationTexts = {
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

/** Texts of the collaboration page, which load with it. */
export const useCollaborationTexts = lazyTexts<CollaborationTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
