import type {
  NewTerm,
  Term,
  TermImport,
  TermImportPreview,
  TermUsage,
} from '#shared/contract/pages/terms';
import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import { channelKind, languageKind, type TermKind } from '../../data/targeting/chosenTerms';
import { editedSite } from '../../data/editing/editedSite';
import { editing, type Editing, type Sending } from '../../data/editing/editing';
import { channelTreeRead, languageTermsRead } from '../../data/targeting/useTerms';
import type { Read } from '../../data/read/useRead';

/** An order of siblings, and the one they were in; `Moved` is the only one that was moved. */
export interface TermOrder {
  Guids: string[];
  Moved?: string;
  From: string[];
}

export type TermsOf = 'channels' | 'languages';

/** How administrators read and store terms of a kind. */
export interface TermEditing {
  of: TermsOf;
  /** Names the reads that depend on the terms, and have to be repeated after a change. */
  kind: TermKind;
  tree: (lcid: number) => Read<Term[]>;
  editing: Editing<Term, NewTerm>;
  order: (order: TermOrder, sending: Sending) => Promise<unknown>;
  usage: (id: string) => Read<TermUsage>;
  preview: (
    lcid: number,
    Terms: TermImport['Terms'],
    signal: AbortSignal,
  ) => Promise<TermImportPreview>;
  import: (body: TermImport, sending: Sending) => Promise<unknown>;
  /** The feature setting that names the term set to import from. */
  setting: 'channelTermSetId' | 'languageTermSetId';
}

const [channel, language] = ['The channel', 'The language'];

export const termEditing: Readonly<Record<TermsOf, TermEditing>> = {
  channels: {
    of: 'channels',
    kind: channelKind,
    tree: channelTreeRead,
    editing: editing('/channelterms', { reads: channelKind.dependents }),
    order: (body, sending) => callApi('PUT /channelterms/order', { body, ...sending }),
    usage: (id) => apiRead('GET /channelterms/{id}/usage', { params: { id }, operation: channel }),
    preview: (lcid, Terms, signal) =>
      callApi('POST /channelterms/localized/{lcid}/preview', {
        params: { lcid },
        body: { Terms },
        operation: 'Channels',
        signal,
      }),
    import: (body, sending) =>
      callApi('POST /channelterms/import', { query: editedSite(), body, ...sending }),
    setting: 'channelTermSetId',
  },
  languages: {
    of: 'languages',
    kind: languageKind,
    tree: languageTermsRead,
    editing: editing('/languageterms', { reads: languageKind.dependents }),
    order: (body, sending) => callApi('PUT /languageterms/order', { body, ...sending }),
    usage: (id) =>
      apiRead('GET /languageterms/{id}/usage', { params: { id }, operation: language }),
    preview: (lcid, Terms, signal) =>
      callApi('POST /languageterms/localized/{lcid}/preview', {
        params: { lcid },
        body: { Terms },
        operation: 'Languages',
        signal,
      }),
    import: (body, sending) => callApi('POST /languageterms/import', { body, ...sending }),
    setting: 'languageTermSetId',
  },
};

/** The kind that an address names. */
export function termsOf(kind: string | undefined): TermEditing {
  return termEditing[kind === 'languages' ? 'languages' : 'channels'];
}
