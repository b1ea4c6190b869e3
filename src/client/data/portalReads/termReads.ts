import type { ReadName } from '../read/readKey';

export const channelReads = [
  'GET /channelterms/localized/{lcid}',
  'GET /channelterms/{id}/audits',
  'POST /targeting/reach',
] as const satisfies readonly ReadName[];

export const languageReads = [
  'GET /languageterms/localized/{lcid}',
  'GET /languageterms/{id}/audits',
] as const satisfies readonly ReadName[];
