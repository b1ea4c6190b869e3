import { createHash } from 'node:crypto';
import type {
  ImportedTerm,
  TermImport,
  TermImportChange,
  TermImportPreview,
} from '#shared/contract/pages/terms';
import { certain } from '#shared/rules/values/certain';
import { baseLanguage, languageOfLcid } from '#shared/rules/targeting/languages';
import {
  isTermTree,
  maxLevels,
  planTermImport,
  type KnownTerm,
  type TermDifference,
  type TermImportPlan,
} from '#shared/rules/targeting/termImport';
import type { Deps } from '../../deps';
import type { Database } from '../../db/database';
import type { TermKind } from '../../db/tables';
import { invalidField, ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { insertAudits } from '../audits/store';
import { announceToFollowers, commitTerms } from './commitTerms';
import { termEntry } from './history';
import {
  deleteTerms,
  insertTerm,
  isOtherKind,
  listTerms,
  lockAllTerms,
  updateTerm,
  type TermRow,
} from './store';
import { readUsage } from './usage';

/**
 * Brings terms of one kind to those of a term set, after a preview that was confirmed (CHANNELS-23,
 * CHANNELS-31).
 */
export class TermImporter {
  constructor(
    private readonly deps: Pick<Deps, 'db' | 'changes' | 'now'>,
    private readonly kind: TermKind,
  ) {}

  async preview(sent: readonly ImportedTerm[], lcid: number): Promise<TermImportPreview> {
    const { known, plan } = await this.#planned(this.deps.db, sent);
    const usage = await readUsage(
      this.deps.db,
      this.kind,
      plan.missing.map(({ Guid }) => Guid),
    );
    const words = new Words(languageOfLcid(lcid), known, plan);
    const missing = words
      .list('missing', plan.missing)
      .map((change) => ({ ...change, Usage: certain(usage.get(change.Guid)) }));
    return {
      Confirmation: confirmationOf(plan),
      Unchanged: plan.unchanged,
      Changes: [
        ...words.list('added', plan.added),
        ...plan.renamed.map(words.renamed),
        ...plan.moved.map(words.moved),
        ...words.list(
          'changed',
          plan.changed.map(({ after }) => after),
        ),
        ...missing,
      ],
    };
  }

  /**
   * Does what was confirmed, or nothing: when something has changed since the preview, the answer
   * is a conflict.
   */
  apply(person: Person, { Terms, Confirmation, RemovesMissing }: TermImport): Promise<undefined> {
    return commitTerms(this.deps, person, async (transaction, announce) => {
      await lockAllTerms(transaction);
      const { known, plan } = await this.#planned(transaction, Terms);
      if (confirmationOf(plan) !== Confirmation)
        throw new ProblemError('conflict', {
          detail: 'The terms have changed since they were compared; compare them again.',
        });
      const { kind } = this;
      const now = this.deps.now();
      const added = await this.#add(transaction, known, plan);
      const entries = added.map((row) => termEntry(kind, 'created', row));
      const changed = new Map(
        [...plan.renamed, ...plan.moved, ...plan.changed].map(({ after }) => [after.Guid, after]),
      );
      for (const { Guid, ...after } of changed.values()) {
        const row = await updateTerm(transaction, Guid, after, now);
        entries.push(termEntry(kind, 'updated', row, ['SortOrder']));
      }
      const missing = RemovesMissing ? plan.missing.map(({ Guid }) => Guid) : [];
      const removed = await deleteTerms(transaction, missing);
      entries.push(...removed.map((row) => termEntry(kind, 'deleted', row)));
      await insertAudits(transaction, entries, person, now);
      const others = [...added, ...removed].map(({ Guid }) => Guid);
      const change = removed.length > 0 ? 'deleted' : 'created';
      await announceToFollowers(transaction, announce, change, kind, others);
      return undefined;
    });
  }

  async #planned(
    db: Database,
    sent: readonly ImportedTerm[],
  ): Promise<{ known: TermRow[]; plan: TermImportPlan }> {
    const terms = checked(sent);
    const guids = terms.map(({ Guid }) => Guid);
    if (await isOtherKind(db, this.kind, guids))
      throw new ProblemError('alreadyExists', {
        detail: 'Some of these ids are those of terms of the other kind.',
      });
    const known = await listTerms(db, this.kind);
    return { known, plan: planTermImport(known, terms) };
  }

  /** After what is there already, in the order of the term set. */
  async #add(
    transaction: Database,
    known: readonly TermRow[],
    { added }: TermImportPlan,
  ): Promise<TermRow[]> {
    const last = Math.max(0, ...known.map(({ SortOrder }) => SortOrder));
    const rows: TermRow[] = [];
    for (const [index, { Guid, ...term }] of added.entries()) {
      const placed = { ...term, SortOrder: last + 1 + index };
      rows.push(await insertTerm(transaction, this.kind, Guid, placed, this.deps.now()));
    }
    return rows;
  }
}

/** How changes are told in one language. */
class Words {
  readonly #terms: Map<string, KnownTerm>;

  constructor(
    private readonly language: string,
    known: readonly KnownTerm[],
    { added }: TermImportPlan,
  ) {
    this.#terms = new Map([...known, ...added].map((term) => [term.Guid, term]));
  }

  list(Change: TermImportChange['Change'], terms: readonly KnownTerm[]): TermImportChange[] {
    return terms.map((term) => ({ Guid: term.Guid, Change, Name: this.#path(term) }));
  }

  /**
   * The first name that differs, that of the reader's language before others, and the one that
   * stands for languages without a name last.
   */
  renamed = ({ before, after }: TermDifference): TermImportChange => {
    const languages = [
      this.language,
      ...after.Labels.map(({ Language }) => baseLanguage(Language)),
    ];
    const differing = languages.find(
      (language) => nameIn(before, language) !== nameIn(after, language),
    );
    const nameOf = (term: KnownTerm) => (differing ? nameIn(term, differing) : term.InternalName);
    return {
      Guid: after.Guid,
      Change: 'renamed',
      Name: this.#path(before),
      Before: nameOf(before),
      After: nameOf(after),
    };
  };

  moved = ({ before, after }: TermDifference): TermImportChange => ({
    Guid: after.Guid,
    Change: 'moved',
    Name: nameIn(after, this.language),
    Before: this.#above(before),
    After: this.#above(after),
  });

  #path(term: KnownTerm): string {
    return [this.#above(term), nameIn(term, this.language)].filter(Boolean).join(' › ');
  }

  #above({ ParentTermGuid }: KnownTerm): string {
    const parent = this.#terms.get(ParentTermGuid ?? '');
    return parent ? this.#path(parent) : '';
  }
}

function nameIn({ Labels, InternalName }: KnownTerm, language: string): string {
  return Labels.find((label) => baseLanguage(label.Language) === language)?.Name ?? InternalName;
}

/** Ids in lower case, as the database has them. */
function checked(sent: readonly ImportedTerm[]): ImportedTerm[] {
  const terms = sent.map((term) => ({
    ...term,
    Guid: term.Guid.toLowerCase(),
    ParentTermGuid: term.ParentTermGuid?.toLowerCase() ?? null,
  }));
  if (!isTermTree(terms))
    throw invalidField(
      'Terms',
      `are not a tree of at most ${maxLevels} levels in which each term is there once`,
    );
  return terms;
}

/** Equal for plans that do the same. */
function confirmationOf({ added, renamed, moved, changed, missing }: TermImportPlan): string {
  return createHash('sha256')
    .update(
      JSON.stringify([added, [...renamed, ...moved, ...changed], missing.map(({ Guid }) => Guid)]),
    )
    .digest('base64url');
}
