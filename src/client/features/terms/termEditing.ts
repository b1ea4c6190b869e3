import type { Audit } from '#shared/contract/audits';
import type {
  NewTerm,
  Term,
  TermChange,
  TermImport,
  TermImportPreview,
  TermUsage,
} from '#shared/contract/terms';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import { channelKind, languageKind, type TermKind } from '../../data/chosenTerms';
import { channelTreeRead, languageTermsRead } from '../../data/useTerms';
import type { Read } from '../../data/useRead';

export type TermsOf = 'channels' | 'languages';

/** How administrators read and store terms of a kind. */
export interface TermEditing {
  of: TermsOf;
  /** What depends on the terms, and has to be read anew after a change. */
  kind: TermKind;
  tree: (lcid: number) => Read<Term[]>;
  create: (body: NewTerm) => Promise<Term>;
  change: (id: string, body: TermChange) => Promise<Term>;
  remove: (id: string) => Promise<unknown>;
  /** `Moved` is the one that was moved past another. */
  order: (Guids: string[], Moved: string) => Promise<unknown>;
  usage: (id: string) => Read<TermUsage>;
  audits: (id: string) => Read<Audit[]>;
  restore: (id: string, auditId: number) => Promise<unknown>;
  preview: (
    lcid: number,
    Terms: TermImport['Terms'],
    signal: AbortSignal,
  ) => Promise<TermImportPreview>;
  import: (body: TermImport) => Promise<unknown>;
  /** The feature setting that names the term set to import from. */
  setting: 'channelTermSetId' | 'languageTermSetId';
}

const query = { siteUrl: undefined };
const [channel, language] = ['The channel', 'The language'];

export const termEditing: Readonly<Record<TermsOf, TermEditing>> = {
  channels: {
    of: 'channels',
    kind: channelKind,
    tree: channelTreeRead,
    create: (body) => callApi('POST /channelterms', { query, body, operation: channel }),
    change: (id, body) =>
      callApi('PUT /channelterms/{id}', { params: { id }, query, body, operation: channel }),
    remove: (id) =>
      callApi('DELETE /channelterms/{id}', { params: { id }, query, operation: channel }),
    order: (Guids, Moved) =>
      callApi('PUT /channelterms/order', { body: { Guids, Moved }, operation: 'Channels' }),
    usage: (id) => apiRead('GET /channelterms/{id}/usage', { params: { id }, operation: channel }),
    audits: (id) =>
      apiRead('GET /channelterms/{id}/audits', { params: { id }, operation: channel }),
    restore: (id, auditId) =>
      callApi('POST /channelterms/{id}/audits/{auditId}/restore', {
        params: { id, auditId },
        operation: channel,
      }),
    preview: (lcid, Terms, signal) =>
      callApi('POST /channelterms/localized/{lcid}/preview', {
        params: { lcid },
        body: { Terms },
        operation: 'Channels',
        signal,
      }),
    import: (body) => callApi('POST /channelterms/import', { query, body, operation: 'Channels' }),
    setting: 'channelTermSetId',
  },
  languages: {
    of: 'languages',
    kind: languageKind,
    tree: languageTermsRead,
    create: (body) => callApi('POST /languageterms', { body, operation: language }),
    change: (id, body) =>
      callApi('PUT /languageterms/{id}', { params: { id }, body, operation: language }),
    remove: (id) => callApi('DELETE /languageterms/{id}', { params: { id }, operation: language }),
    order: (Guids, Moved) =>
      callApi('PUT /languageterms/order', { body: { Guids, Moved }, operation: 'Languages' }),
    usage: (id) =>
      apiRead('GET /languageterms/{id}/usage', { params: { id }, operation: language }),
    audits: (id) =>
      apiRead('GET /languageterms/{id}/audits', { params: { id }, operation: language }),
    restore: (id, auditId) =>
      callApi('POST /languageterms/{id}/audits/{auditId}/restore', {
        params: { id, auditId },
        operation: language,
      }),
    preview: (lcid, Terms, signal) =>
      callApi('POST /languageterms/localized/{lcid}/preview', {
        params: { lcid },
        body: { Terms },
        operation: 'Languages',
        signal,
      }),
    import: (body) => callApi('POST /languageterms/import', { body, operation: 'Languages' }),
    setting: 'languageTermSetId',
  },
};

/** The kind that an address names. */
export function termsOf(kind: string | undefined): TermEditing {
  return termEditing[kind === 'languages' ? 'languages' : 'channels'];
}
