import type { DirectoryGroup } from './sites';

/** A site of the index as its row and its popover show it (SITES-23). */
export interface GroupSite {
  GroupId: string;
  Title: string;
  Description: string;
  /** As the directory words it; empty where it does not say. */
  Visibility: string;
  HasTeam: boolean;
  HasYammer: boolean;
  /** Where its row leads. */
  Url: string;
  SiteUrl: string;
  ConversationUrl: string;
  FilesUrl: string;
  CalendarUrl: string;
  PlannerUrl: string;
  /** Only where it has a team. */
  TeamUrl?: string;
}

/** Which sites the index lists: those of the person (SITES-18), or all (SITES-19). */
export const indexModes = ['own', 'all'] as const;
export type IndexMode = (typeof indexModes)[number];

/** The properties of a group that the index needs (SITES-26), by their names in Graph. */
export const groupProperties = [
  'id',
  'displayName',
  'description',
  'visibility',
  'resourceProvisioningOptions',
  'creationOptions',
  'groupTypes',
  'mailNickname',
] as const;

/** Of a long list only what the index needs is kept; what a group has not got is left out. */
export function indexedGroup(group: DirectoryGroup): DirectoryGroup {
  const kept: Record<string, unknown> = {};
  for (const name of groupProperties) {
    const value = group[name];
    if (value && value.length > 0) kept[name] = value;
  }
  return { ...kept, id: group.id };
}

/** Groups with a site, each once, in the order in which they were first named. */
export function groupsWithSite(...lists: readonly (readonly DirectoryGroup[])[]): DirectoryGroup[] {
  const byId = new Map<string, DirectoryGroup>();
  for (const group of lists.flat())
    if (group.groupTypes?.includes('Unified') && !byId.has(group.id)) byId.set(group.id, group);
  return [...byId.values()];
}

export function titleOf({ displayName, mailNickname, id }: DirectoryGroup): string {
  return displayName?.trim() || mailNickname || id;
}

/**
 * The site of a group, with what belongs to it. SharePoint itself leads from a group to its parts,
 * so that nothing has to be requested for each of them.
 */
export function groupSiteOf(
  group: DirectoryGroup,
  { sharePointUrl, tenantId }: { sharePointUrl: string; tenantId: string },
): GroupSite {
  const id = encodeURIComponent(group.id);
  const part = (target: string) =>
    `${sharePointUrl}/_layouts/15/groupstatus.aspx?id=${id}&target=${target}`;
  const hasTeam = group.resourceProvisioningOptions?.includes('Team') ?? false;
  return {
    GroupId: group.id,
    Title: titleOf(group),
    Description: group.description?.trim() ?? '',
    Visibility: group.visibility ?? '',
    HasTeam: hasTeam,
    HasYammer: group.creationOptions?.includes('YammerProvisioning') ?? false,
    Url: part('site'),
    SiteUrl: part('site'),
    ConversationUrl: part('conversations'),
    FilesUrl: part('documents'),
    CalendarUrl: part('calendar'),
    PlannerUrl: `https://tasks.office.com/${tenantId}/Home/Planner/#/plantaskboard?groupId=${id}`,
    ...(hasTeam && {
      TeamUrl: `https://teams.microsoft.com/l/team/${id}/conversations?groupId=${id}&tenantId=${tenantId}`,
    }),
  };
}

/** The group of symbols and digits, and its anchor (SITES-16). */
export const symbols = { letter: '#', anchor: 'number' } as const;

/** The letter under which a name is listed: its first character, upper-cased (SITES-17). */
export function letterOf(title: string): string {
  const first = [...title.trim().normalize('NFC')][0]?.toUpperCase() ?? '';
  // Some letters become two, such as "ß".
  const letter = [...first][0] ?? '';
  return /\p{L}/u.test(letter) ? letter : symbols.letter;
}

export function anchorOf(letter: string): string {
  return letter === symbols.letter ? symbols.anchor : letter;
}

/** A group with what it is found by. */
export interface IndexedSite {
  group: DirectoryGroup;
  letter: string;
  /** The name in lower case. */
  name: string;
}

export interface LetterGroup {
  letter: string;
  sites: IndexedSite[];
}

/** In the order of the reader's language, in which `#` for symbols and digits comes first. */
export function sortedIndex(groups: readonly DirectoryGroup[], locale: string): IndexedSite[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return groups
    .map((group) => ({ title: titleOf(group), group }))
    .map(({ title, group }) => ({
      title,
      site: { group, letter: letterOf(title), name: title.toLocaleLowerCase() },
    }))
    .sort(
      (a, b) =>
        compare(a.site.letter, b.site.letter) ||
        // Letters that the language does not distinguish stay groups of their own.
        (a.site.letter < b.site.letter ? -1 : Number(a.site.letter > b.site.letter)) ||
        compare(a.title, b.title),
    )
    .map(({ site }) => site);
}

/** Those whose name has the typed text, whatever the case (SITES-12). */
export function indexedNamed(sites: readonly IndexedSite[], typed: string): readonly IndexedSite[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return sites.filter(({ name }) => name.includes(wanted));
}

/** A sorted index by its letters. */
export function byLetter(sites: readonly IndexedSite[]): LetterGroup[] {
  const groups: LetterGroup[] = [];
  for (const site of sites) {
    const last = groups.at(-1);
    if (last?.letter === site.letter) last.sites.push(site);
    else groups.push({ letter: site.letter, sites: [site] });
  }
  return groups;
}
