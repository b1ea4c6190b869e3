import { videoAddress, type VideoHosts } from '#shared/rules/pictures/videoAddress';
import type { CleanedHtml } from '../../html/cleaned';
import { cleanText, cleanTextOf } from '../../html/cleanText';
import { withPlayers } from '../../html/videoPlayers';
import { checkAddedChannels, type Author } from '../targeting/channelChecks';
import type { Database } from '../../db/database';
import type { Person } from '../../person';
import type { Messages } from './EditableOptions';
import { plainId, type Values } from './store';

/** A list of links to something, each by its id. */
export interface LinkField {
  field: string;
  id: 'ChannelTermId' | 'LanguageTermId' | 'AppTileId';
  /** Column with the ids alone; left out: the links are stored as they are. */
  column?: string;
}

/** How the fields of a kind of things are brought into the form in which they are stored. */
export interface WrittenFields {
  /** HTML, cleaned once. */
  html?: readonly string[];
  /**
   * Removes active parts from HTML without a word, because whole pages are brought in from
   * elsewhere; left out: they are refused by name.
   */
  dropsActive?: boolean;
  /** An `<iframe>` or an address of a video: the address of its player is what is stored. */
  video?: string;
  /** Empty texts that are stored as nothing. */
  emptyIsNull?: readonly string[];
  /** In lower case. */
  lowerCase?: readonly string[];
  /** The first with `ChannelTermId` limits the thing to channels, which are checked. */
  links?: readonly LinkField[];
}

/**
 * The values sent in the form in which they are stored, and messages about those that cannot be.
 * @param hosts whose players show videos
 * @param before the values stored now: a video that is among them may stay
 * @param ahead texts that were cleaned before
 */
export async function writtenValues(
  sent: Values,
  {
    html = [],
    dropsActive = false,
    video,
    emptyIsNull = [],
    lowerCase = [],
    links = [],
  }: WrittenFields,
  hosts: VideoHosts,
  before: Values = {},
  ahead?: CleanedTexts,
): Promise<{ values: Values; errors: Messages }> {
  const values: Values = { ...sent };
  const errors: Messages = {};
  const changeText = (name: string, change: (text: string) => unknown) => {
    const value = values[name];
    if (typeof value === 'string') values[name] = change(value);
  };
  changeText('Title', (text) => text.trimEnd());
  for (const name of emptyIsNull) changeText(name, (text) => (text === '' ? null : text));
  for (const name of lowerCase) changeText(name, (text) => text.toLowerCase());
  for (const name of html) {
    Object.assign(errors, await cleanField(values, name, dropsActive, ahead));
    changeText(name, (text) => {
      const { html: written, refused } = withPlayers(text, hosts, before[name]);
      if (refused.length > 0)
        errors[name] = [`must not show a video of ${refused.join(', ')}: ${unknownVideo}`];
      return written;
    });
  }
  if (video)
    changeText(video, (text) => {
      const player = videoAddress(text, hosts);
      if (!player) errors[video] = [unknownVideo];
      return player;
    });
  for (const { field, id, column } of links) {
    const ids = linkedIds(values[field], id);
    if (!ids) continue;
    values[field] = column ? undefined : ids.map((each) => ({ [id]: each }));
    if (column) values[column] = ids;
  }
  return { values, errors };
}

/** Texts and what they are like cleaned. */
export type CleanedTexts = ReadonlyMap<string, CleanedHtml>;

/**
 * Cleans the texts of what is to be written before its transaction begins: long ones wait for each
 * other, and would hold a connection and their rows meanwhile.
 */
export async function cleanAhead(
  { html = [], dropsActive = false }: WrittenFields,
  sent: readonly object[],
  { id }: Pick<Person, 'id'>,
): Promise<CleanedTexts> {
  const texts = sent.flatMap((body) =>
    html.map((name) => (body as Values)[name]).filter((text) => typeof text === 'string'),
  );
  const cleaned = new Map<string, CleanedHtml>();
  for (const text of texts)
    if (!cleaned.has(text)) cleaned.set(text, await cleanTextOf(id, text, !dropsActive));
  return cleaned;
}

/** Cleaning would silently remove active parts; the author is informed instead. */
async function cleanField(
  values: Values,
  name: string,
  dropsActive: boolean,
  ahead: CleanedTexts | undefined,
): Promise<Messages> {
  const text = values[name];
  if (typeof text !== 'string') return {};
  const { html, active } = ahead?.get(text) ?? (await cleanText(text, !dropsActive));
  values[name] = html;
  return active.length > 0 ? { [name]: [`must not contain ${active.join(', ')}`] } : {};
}

const unknownVideo =
  'must be an iframe or an address of YouTube, Vimeo, Microsoft Stream or a host of the setting ' +
  'allowedVideoHosts';

/** Each id once, in lower case; nothing where there is no list. */
function linkedIds(links: unknown, id: LinkField['id']): (string | number)[] | undefined {
  if (!Array.isArray(links)) return undefined;
  return [
    ...new Set(links.map((link: Record<string, string | number>) => plainId(link[id] ?? ''))),
  ];
}

/**
 * Refuses channels that the author may not give to content (CHANNELS-32); what was there already
 * may stay.
 */
export async function checkChannels(
  transaction: Database,
  { links = [] }: WrittenFields,
  values: Values,
  before: Values | undefined,
  author: Author,
): Promise<Messages> {
  const link = links.find(({ id }) => id === 'ChannelTermId');
  if (!link) return {};
  const idsIn = (from: Values | undefined): string[] => {
    const stored = from?.[link.column ?? link.field];
    const list: (string | { ChannelTermId: string })[] = Array.isArray(stored) ? stored : [];
    return list.map((each) => (typeof each === 'string' ? each : each.ChannelTermId));
  };
  const known = new Set(idsIn(before));
  const added = idsIn(values).filter((id) => !known.has(id));
  const messages = await checkAddedChannels(transaction, added, author);
  return messages.length > 0 ? { [link.field]: messages } : {};
}
