import { lazyTexts } from './lazyTexts';

const en = {
  followed: 'Sites you follow',
  followedIntroduction: 'In SharePoint, the most recent first.',
  noFollowed: 'You do not follow any sites yet. Follow a site in SharePoint with its star, and it shows here.',
};

export type CollaborationTexts = typeof en;

const da: CollaborationTexts = {
  followed: 'Websteder, du følger',
  followedIntroduction: 'I SharePoint, de seneste først.',
  noFollowed: 'Du følger ingen websteder endnu. Følg et websted i SharePoint med stjernen, så vises det her.',
};

const sv: CollaborationTexts = {
  followed: 'Webbplatser du följer',
  followedIntroduction: 'I SharePoint, de senaste först.',
  noFollowed: 'Du följer inga webbplatser ännu. Följ en webbplats i SharePoint med stjärnan, så visas den här.',
};

const fi: CollaborationTexts = {
  followed: 'Seuraamasi sivustot',
  followedIntroduction: 'SharePointissa, viimeisimmät ensin.',
  noFollowed: 'Et seuraa vielä yhtään sivustoa. Seuraa sivustoa SharePointissa tähdellä, niin se näkyy tässä.',
};

const nb: CollaborationTexts = {
  followed: 'Områder du følger',
  followedIntroduction: 'I SharePoint, de nyeste først.',
  noFollowed: 'Du følger ingen områder ennå. Følg et område i SharePoint med stjernen, så vises det her.',
};

/** Texts of the collaboration page, which load with it. */
export const useCollaborationTexts = lazyTexts<CollaborationTexts>({ en: async () => en, da: async () => da, sv: async () => sv, fi: async () => fi, nb: async () => nb });
