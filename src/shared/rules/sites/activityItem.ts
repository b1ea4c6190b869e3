import { decoded } from '../values/decoded';
import {
  activityLimits,
  changeTypes,
  isGone,
  latestFirst,
  verbOf,
  type ActivityItem,
  type ChangeType,
  type ChangedListItem,
  type FoundTitle,
  type SiteChange,
} from './activity';

interface KnownOf {
  site: { Title: string; Url: string };
  found: FoundTitle | undefined;
  listItem: ChangedListItem | undefined;
  place: number;
}

/** A row for a change, whatever is known of it; nothing for a change that is not listed. */
export function activityItem(change: SiteChange, known: KnownOf): ActivityItem | undefined {
  const Verb = verbOf(change.ChangeType);
  const Filename = fileNameOf(change, known);
  const Title = titleOf(change, known) || nameOf(Filename, known.listItem, change.ItemId);
  if (!Verb) return undefined;
  return {
    Editor: change.Editor || null,
    EditorEmailHint: change.EditorEmailHint || null,
    ChangeType: change.ChangeType,
    Verb,
    Time: change.Time,
    UniqueId: orNull(change.UniqueId),
    SiteId: change.SiteId,
    ListId: orNull(change.ListId),
    ItemId: orNull(change.ItemId),
    Title: orNull(Title),
    Filename: orNull(Filename),
    Path: orNull(known.found?.Path),
    ItemUrl: addressOf(change, known),
    ListItem: orNull(known.listItem),
    SiteTitle: known.site.Title,
    SiteUrl: known.site.Url,
    Place: known.place,
  };
}

function orNull<T>(value: T | null | undefined): T | null {
  return value ?? null;
}

/** The title in the search, unless it is only what the file was called before. */
function titleOf(change: SiteChange, known: KnownOf): string | null | undefined {
  const { Title, Filename } = known.found ?? {};
  const before = [Filename, Filename?.replace(/\.[^.]*$/, '')];
  return addressSince(change, known) && before.includes(Title) ? undefined : Title;
}

function fileNameOf(change: SiteChange, known: KnownOf): string | undefined {
  const { found, listItem } = known;
  const since = addressSince(change, known) && nameInPath(change.ServerRelativeUrl);
  return (
    since ||
    found?.Filename ||
    listItem?.fields?.FileLeafRef ||
    nameInPath(change.ServerRelativeUrl)
  );
}

function addressOf(change: SiteChange, known: KnownOf): string | null {
  const { site, found, listItem } = known;
  const address =
    addressSince(change, known) ||
    found?.Path ||
    displayForm(listItem, change.ItemId) ||
    addressOfFile(change, site.Url);
  return address && !isGone(change) ? inBrowser(address) : null;
}

/** After these a file may be elsewhere than the search, which hears of it later, still says. */
const movedBy: readonly (ChangeType | undefined)[] = ['Rename', 'MoveInto', 'Restore'];

/** Where such a change has put a file, if the search does not know it yet. */
function addressSince(change: SiteChange, { site, found }: KnownOf): string | undefined {
  if (!found?.Path || !movedBy.includes(changeTypes[change.ChangeType])) return undefined;
  const address = addressOfFile(change, site.Url);
  return address && pathOf(address) !== pathOf(found.Path) ? address : undefined;
}

function pathOf(address: string): string {
  return URL.canParse(address) ? decoded(new URL(address).pathname).toLowerCase() : address;
}

/** Before anybody else has answered, a file is opened where the change says that it is. */
function addressOfFile({ ServerRelativeUrl }: SiteChange, siteUrl: string): string | undefined {
  const name = nameInPath(ServerRelativeUrl);
  if (!ServerRelativeUrl?.startsWith('/') || !name?.includes('.') || rowOfList.test(name))
    return undefined;
  return URL.canParse(siteUrl)
    ? `${new URL(siteUrl).origin}${escaped(ServerRelativeUrl)}`
    : undefined;
}

/** SharePoint writes such addresses with their blanks and other characters as they are, or not. */
function escaped(path: string): string {
  return /%[0-9a-f]{2}/i.test(path)
    ? path
    : encodeURI(path).replaceAll('#', '%23').replaceAll('?', '%3F');
}

/** Rows of plain lists have no file; SharePoint calls them by their number. */
const rowOfList = /^\d+_\.000$/;

function nameOf(
  fileName: string | undefined,
  listItem: ChangedListItem | undefined,
  itemId: number | null | undefined,
): string | undefined {
  if (!fileName || !rowOfList.test(fileName)) return fileName;
  const list = lastPart(listItem?.webUrl?.replace(/\/[^/]*$/, ''));
  return list && `${list} #${itemId ?? Number.parseInt(fileName, 10)}`;
}

/** The row of a list has no page at its own address, but a form that shows it. */
function displayForm(
  listItem: ChangedListItem | undefined,
  itemId: number | null | undefined,
): string | undefined {
  const address = listItem?.webUrl ?? undefined;
  const id = itemId ?? listItem?.id;
  return address && rowOfList.test(lastPart(address) ?? '') && id !== undefined
    ? address.replace(/[^/]*$/, `DispForm.aspx?ID=${encodeURIComponent(id)}`)
    : address;
}

const office = /\.(docx?|docm|dotx?|xls[xmb]?|xltx|pptx?|pptm|ppsx?|potx|vsdx?|one)$/i;

/** Documents of Office open in the browser instead of being downloaded. */
function inBrowser(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (office.test(url.pathname)) url.searchParams.set('web', '1');
  return url.href;
}

function lastPart(address: string | null | undefined): string | undefined {
  return nameInPath(address?.split(/[?#]/)[0]);
}

/** A path has neither query nor fragment: `#` may be part of a name. */
function nameInPath(path: string | null | undefined): string | undefined {
  const part = path?.split('/').at(-1);
  return part ? decoded(part) : undefined;
}

/** All rows, the latest first; at first the latest changes of each site only (ACTIVITY-06). */
export function activitiesShown(items: readonly ActivityItem[], isWhole: boolean): ActivityItem[] {
  return items.filter(({ Place }) => isWhole || Place < activityLimits.perSite).sort(latestFirst);
}
