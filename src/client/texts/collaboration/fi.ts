import type { Texts } from '../topics';

export const texts: Texts['collaboration'] = {
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
