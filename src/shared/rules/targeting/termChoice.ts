import type { Term } from '../../contract/pages/terms';
import { hasProperty } from './channelProperties';
import { flattenedTerms } from '../news/newsDepartments';

/** Ids of the terms that a person has chosen. */
export type ChosenTerms = ReadonlySet<string>;

/** Why a person cannot choose a term, or leave it. */
export type TermLock = 'directory' | 'deprecated' | 'group' | 'unavailable';

/** CHANNELS-08, CHANNELS-13: nothing for a term that the person decides about. */
export function lockOf(term: Term): TermLock | undefined {
  if (term.DisableSelection) return 'directory';
  if (term.IsDeprecated) return 'deprecated';
  if (term.IsAvailableForTagging) return undefined;
  return term.Terms.length > 0 ? 'group' : 'unavailable';
}

/** True when the terms below are offered as radio buttons, one at a time (CHANNELS-10). */
export function offersOne(term: Term): boolean {
  return term.Terms.length > 0 && hasProperty(term, 'radioButtons');
}

/**
 * How a term is marked: `true` when it is chosen itself, `mixed` when only some of the terms below
 * it are. A term that cannot be chosen itself counts as the terms below it.
 */
export function markOf(term: Term, chosen: ChosenTerms): boolean | 'mixed' {
  if (chosen.has(term.Guid)) return true;
  const below = flattenedTerms(term.Terms);
  if (!below.some(({ Guid }) => chosen.has(Guid))) return false;
  const isComplete =
    !term.IsAvailableForTagging && below.every((each) => chosen.has(each.Guid) || lockOf(each));
  return isComplete ? true : 'mixed';
}

/**
 * With the term and all that the person may choose below it (CHANNELS-06). Where only one can be
 * chosen, the person chooses it.
 */
export function withTerm(chosen: ChosenTerms, term: Term): ChosenTerms {
  return new Set([...chosen, ...chosenWith(term)]);
}

/** Without the term and all that the person may leave below it (CHANNELS-07). */
export function withoutTerm(chosen: ChosenTerms, term: Term): ChosenTerms {
  const left = new Set(ids([term, ...flattenedTerms(term.Terms)].filter((each) => !lockOf(each))));
  return new Set([...chosen].filter((id) => !left.has(id)));
}

/**
 * With one term of those below `parent` in the place of its siblings, also of those that are no
 * longer offered; without any of them when `id` is nothing (CHANNELS-10).
 */
export function withOneBelow(
  chosen: ChosenTerms,
  parent: Term,
  id: string | undefined,
): ChosenTerms {
  const wanted = parent.Terms.find(({ Guid }) => Guid === id);
  const others = parent.Terms.filter((term) => term !== wanted);
  const without = withoutAll(chosen, others);
  return wanted ? withTerm(without, wanted) : without;
}

/**
 * With one channel that the person follows from elsewhere than the tree: alone, but for those of
 * which only one is followed (CHANNELS-10).
 */
export function withFollowed(chosen: ChosenTerms, terms: readonly Term[], id: string): ChosenTerms {
  const parent = parentOf(terms, id);
  return parent && offersOne(parent) ? withOneBelow(chosen, parent, id) : new Set([...chosen, id]);
}

/** The one below `parent` that counts as chosen: what the organisation has set, before others. */
export function chosenBelow(chosen: ChosenTerms, parent: Term): Term | undefined {
  const found = parent.Terms.filter(({ Guid }) => chosen.has(Guid));
  return found.find(({ DisableSelection }) => DisableSelection) ?? found[0];
}

/** The organisation has set another of those of which only one can be followed. */
export function isTaken(chosen: ChosenTerms, terms: readonly Term[], id: string): boolean {
  const parent = parentOf(terms, id);
  const current = parent && offersOne(parent) ? chosenBelow(chosen, parent) : undefined;
  return current?.Guid !== id && current?.DisableSelection === true;
}

function parentOf(terms: readonly Term[], id: string): Term | undefined {
  return flattenedTerms(terms).find(({ Terms }) => Terms.some(({ Guid }) => Guid === id));
}

/** "Clear All": what the directory has set stays, and what is not in the tree is not touched. */
export function withoutAll(chosen: ChosenTerms, terms: readonly Term[]): ChosenTerms {
  const left = new Set(
    ids(flattenedTerms(terms).filter(({ DisableSelection }) => !DisableSelection)),
  );
  return new Set([...chosen].filter((id) => !left.has(id)));
}

/**
 * More than one of the tree's terms is chosen, and not all of them by the directory (CHANNELS-05).
 */
export function canClearAll(chosen: ChosenTerms, terms: readonly Term[]): boolean {
  return countChosen(chosen, terms) > 1 && withoutAll(chosen, terms).size < chosen.size;
}

/** How many of the tree's terms are chosen. */
export function countChosen(chosen: ChosenTerms, terms: readonly Term[]): number {
  return flattenedTerms(terms).filter(({ Guid }) => chosen.has(Guid)).length;
}

/** The changes to send to get from one choice to another. */
export function choiceChanges(
  from: ChosenTerms,
  to: ChosenTerms,
): { added: string[]; removed: string[] } {
  return {
    added: [...to].filter((id) => !from.has(id)),
    removed: [...from].filter((id) => !to.has(id)),
  };
}

function chosenWith(term: Term): string[] {
  const below = offersOne(term) ? [] : term.Terms.flatMap(chosenWith);
  return lockOf(term) ? below : [term.Guid, ...below];
}

function ids(terms: readonly Term[]): string[] {
  return terms.map(({ Guid }) => Guid);
}
