import type { ImportedSection, NavigationBranch } from '../../contract/pages/navigationNodes';
import type { ImportedTerm } from '../../contract/pages/terms';
import { certain } from '../values/certain';
import { baseLanguage } from '../targeting/languages';
import { countNodes, menuLevels } from './navigation';
import { isWebAddress } from '../addresses/webAddress';

/** In which language the titles are, and for whose readers the entries; nothing: for everybody. */
export interface MenuReading {
  language: string;
  LanguageTermId: string | null;
}

/** The addresses by which those of terms are completed. */
export interface TermAddresses {
  sharePointUrl: string;
  /** The site that `~sitecollection` and `~site` mean. */
  siteUrl: string;
  portalUrl: string;
}

export interface MenuImportOptions extends TermAddresses {
  readings: readonly MenuReading[];
  /** Also brings other titles and addresses to entries that are there. */
  takesChanges: boolean;
}

/** An entry as the term set has it. */
interface Wanted {
  Title: string;
  Url: string | null;
  LanguageTermId: string | null;
}

export interface MenuImportPlan {
  added: (Wanted & { path: readonly string[] })[];
  changed: { before: NavigationBranch; after: Wanted }[];
  /** Entries that their titles show to be those of a term: they follow it from now on. */
  linked: number;
  unchanged: number;
  /** Entries that come from no term of the set; they stay. */
  onlyHere: number;
  /** Terms below the third level, and those that SharePoint's own navigation hides. */
  leftOut: Record<'deep' | 'hidden', string[]>;
  sections: ImportedSection[];
}

type Body = Omit<ImportedSection, 'Children'> & { Children?: Body[] };

/** Where an entry of the term set goes. */
interface Place {
  level: number;
  path: readonly string[];
  /** The entries that are there already. */
  standing: readonly NavigationBranch[];
  add: (body: Body) => void;
}

/**
 * The changes that bring the menu to a term set. An entry is known by its term, or else by its
 * title among those in the same place. Entries of the menu keep their place, and their address
 * where the term has none, and nothing is removed. New entries go behind the others, in the order
 * of the term set.
 */
export function planMenuImport(
  menu: readonly NavigationBranch[],
  terms: readonly ImportedTerm[],
  options: MenuImportOptions,
): MenuImportPlan {
  const planning = new Planning(menu, terms, options);
  for (const reading of options.readings) planning.read(reading);
  return planning.plan();
}

class Planning {
  readonly #children = new Map<string | null, ImportedTerm[]>();
  readonly #byTerm = new Map<string, NavigationBranch[]>();
  readonly #levels = new Map<number, number>();
  readonly #taken = new Set<number>();
  readonly #sent = new Map<number, Body>();
  readonly #sections: Body[] = [];
  readonly #leftOut = { deep: new Set<string>(), hidden: new Set<string>() };
  readonly #added: MenuImportPlan['added'] = [];
  readonly #changed: MenuImportPlan['changed'] = [];
  #linked = 0;
  #unchanged = 0;

  constructor(
    private readonly menu: readonly NavigationBranch[],
    terms: readonly ImportedTerm[],
    private readonly options: MenuImportOptions,
  ) {
    for (const term of terms.filter((each) => titleOf(each, '') !== ''))
      this.#children.set(term.ParentTermGuid, [
        ...(this.#children.get(term.ParentTermGuid) ?? []),
        term,
      ]);
    this.#index(menu, 1);
  }

  read(reading: MenuReading): void {
    const add = (body: Body) => this.#sections.push(body);
    this.#walk(null, { level: 0, path: [], standing: this.menu, add }, reading);
  }

  plan(): MenuImportPlan {
    return {
      added: this.#added,
      changed: this.#changed,
      linked: this.#linked,
      unchanged: this.#unchanged,
      onlyHere: countNodes(this.menu) - this.#taken.size,
      leftOut: { deep: [...this.#leftOut.deep], hidden: [...this.#leftOut.hidden] },
      sections: [...this.#sent.values(), ...this.#sections],
    };
  }

  #index(branches: readonly NavigationBranch[], level: number): void {
    for (const branch of branches) {
      this.#levels.set(branch.Id, level);
      if (branch.TermGuid)
        this.#byTerm.set(branch.TermGuid, [...(this.#byTerm.get(branch.TermGuid) ?? []), branch]);
      this.#index(branch.Children, level + 1);
    }
  }

  #walk(parent: string | null, place: Place, reading: MenuReading): void {
    for (const term of this.#children.get(parent) ?? []) {
      const branch = this.#find(term, place, reading);
      const level = branch ? certain(this.#levels.get(branch.Id)) : place.level + 1;
      if (!branch && isHidden(term)) this.#leaveOut(term, 'hidden', reading);
      else if (level > menuLevels) this.#leaveOut(term, 'deep', reading);
      else {
        const wanted = this.#wanted(term, reading, branch);
        const add = branch ? this.#keep(branch, term, wanted) : this.#add(place, term, wanted);
        const path = [...place.path, wanted.Title];
        this.#walk(term.Guid, { level, path, standing: branch?.Children ?? [], add }, reading);
      }
    }
  }

  #leaveOut(term: ImportedTerm, why: 'deep' | 'hidden', reading: MenuReading): void {
    this.#leftOut[why].add(titleOf(term, reading.language));
    for (const child of this.#children.get(term.Guid) ?? []) this.#leaveOut(child, why, reading);
  }

  /** The entry of a term; each counts for one reading. */
  #find(term: ImportedTerm, { standing }: Place, { LanguageTermId }: MenuReading) {
    const names = new Set(term.Labels.map(({ Name }) => plain(Name)));
    const known = this.#byTerm.get(term.Guid) ?? [];
    const named = standing.filter(({ TermGuid, Title }) => !TermGuid && names.has(plain(Title)));
    const isFree = ({ Id }: NavigationBranch) => !this.#taken.has(Id);
    const found =
      preferred(known.filter(isFree), LanguageTermId) ??
      preferred(named.filter(isFree), LanguageTermId);
    if (found) this.#taken.add(found.Id);
    return found;
  }

  #wanted(
    term: ImportedTerm,
    { language, LanguageTermId }: MenuReading,
    branch: NavigationBranch | undefined,
  ): Wanted {
    return {
      Title: titleOf(term, language),
      Url: addressOf(term, this.options) ?? branch?.Url ?? null,
      LanguageTermId,
    };
  }

  #add(place: Place, { Guid }: ImportedTerm, wanted: Wanted): Place['add'] {
    const { Title, Url, LanguageTermId } = wanted;
    const body: Body = {
      Title,
      Url,
      TermGuid: Guid,
      IsExternal: Url !== null && isElsewhere(Url, this.options),
      LanguageTermNavigationNodes: LanguageTermId ? [{ LanguageTermId }] : [],
    };
    this.#added.push({ ...wanted, path: place.path });
    place.add(body);
    return (child) => (body.Children ??= []).push(child);
  }

  #keep(branch: NavigationBranch, { Guid }: ImportedTerm, after: Wanted): Place['add'] {
    const { Title, Url, LanguageTermId } = after;
    const becomesLimited = LanguageTermId !== null && !isForLanguage(branch, LanguageTermId);
    const isChanged = Title !== branch.Title || Url !== branch.Url || becomesLimited;
    if (isChanged) this.#changed.push({ before: branch, after });
    else if (branch.TermGuid) this.#unchanged += 1;
    else this.#linked += 1;
    if (isChanged && this.options.takesChanges) {
      const limited = becomesLimited && { LanguageTermNavigationNodes: [{ LanguageTermId }] };
      Object.assign(this.#sentOf(branch), { Title, Url, TermGuid: Guid, ...limited });
    } else if (!branch.TermGuid) this.#sentOf(branch).TermGuid = Guid;
    return (child) => (this.#sentOf(branch).Children ??= []).push(child);
  }

  /** An entry that is there, as it is sent. */
  #sentOf({ Id, Modified, Title }: NavigationBranch): Body {
    const body: Body = this.#sent.get(Id) ?? { Id, Modified, Title };
    this.#sent.set(Id, body);
    return body;
  }
}

/** For a reading of one language an entry of that language, else one for everybody. */
function preferred(
  branches: readonly NavigationBranch[],
  LanguageTermId: string | null,
): NavigationBranch | undefined {
  const forAll = branches.find((branch) => branch.LanguageTermNavigationNodes.length === 0);
  if (LanguageTermId === null) return forAll ?? branches[0];
  return branches.find((branch) => isForLanguage(branch, LanguageTermId)) ?? forAll;
}

function isForLanguage({ LanguageTermNavigationNodes }: NavigationBranch, id: string): boolean {
  return LanguageTermNavigationNodes.some(({ LanguageTermId }) => LanguageTermId === id);
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

/** The term's name in the language, else by default. */
function titleOf({ Labels }: ImportedTerm, language: string): string {
  const label = Labels.find(({ Language }) => baseLanguage(Language) === language) ?? Labels[0];
  return label?.Name.trim() ?? '';
}

/** SharePoint's managed navigation leaves out a term that names its provider here. */
function isHidden({ LocalCustomProperties }: ImportedTerm): boolean {
  const excluded = LocalCustomProperties._Sys_Nav_ExcludedProviders ?? '';
  return excluded.includes('GlobalNavigationTaxonomyProvider');
}

/** Where SharePoint's managed navigation leads from the term: a link, or a page of the site. */
function addressOf({ LocalCustomProperties }: ImportedTerm, to: TermAddresses): string | undefined {
  const { _Sys_Nav_SimpleLinkUrl: link, _Sys_Nav_TargetUrl: page } = LocalCustomProperties;
  const text = (link?.trim() || page?.trim()) ?? '';
  const whole = text.startsWith('/')
    ? to.sharePointUrl + text
    : text.replace(/^~site(collection)?(?=\/|$)/i, to.siteUrl.replace(/\/+$/, ''));
  return isWebAddress(whole) ? whole : undefined;
}

function isElsewhere(address: string, { sharePointUrl, portalUrl }: TermAddresses): boolean {
  return ![sharePointUrl, portalUrl].some(
    (own) => URL.canParse(own) && new URL(own).origin === new URL(address).origin,
  );
}

/** The languages that the terms have names in, those of most terms first. */
export function languagesOfTerms(terms: readonly ImportedTerm[]): string[] {
  const counts = new Map<string, number>();
  for (const { Labels } of terms)
    for (const language of new Set(Labels.map(({ Language }) => baseLanguage(Language))))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([language]) => language);
}
