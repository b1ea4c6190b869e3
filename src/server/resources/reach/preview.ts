import type { BodyOf } from '#shared/contract/call';
import type { ReaderPreview, targeting } from '#shared/contract/people/targeting';
import { linkedPageId } from '#shared/rules/pages/pageLinks';
import { isSharePointHost } from '#shared/rules/sites/sharePointHosts';
import type { ReaderChoices } from '#shared/rules/targeting/visibility';
import { outcomeOf, reasonsOf, withholds, type Subject } from '#shared/rules/targeting/why';
import type { HandlerDeps } from '../../deps';
import { invalidField } from '../../http/answers/problems';
import { targetingOf } from '../targeting/targeting';
import { findPersonId } from './store';
import { pageSubjects } from './subjects';

type Question = BodyOf<(typeof targeting)['POST /targeting/preview']>;

/** A reader's view of a page that is being written, by the rules that show content. */
export async function previewFor(
  deps: HandlerDeps,
  { ChannelTermIds, LanguageTermId, ArchiveDate, Addresses, Reader }: Question,
): Promise<ReaderPreview> {
  const reader = await choicesOf(deps, Reader);
  const page = {
    ChannelTermIds: lowerCase(ChannelTermIds),
    LanguageTermIds: lowerCase(LanguageTermId === null ? [] : [LanguageTermId]),
    ArchiveDate,
  };
  const Rules = reasonsOf(page, reader, deps.now());
  const { enableWorkplaceLight } = await deps.targeting.settings();
  const isLicensed = !enableWorkplaceLight || (Reader.IsLicensed ?? true);
  const against = (subject: Subject) =>
    reasonsOf(subject, reader, deps.now()).filter((rule) => withholds('page', rule));
  const targets = await targetsOf(deps, [...new Set(Addresses)], isLicensed);
  const Withheld = targets
    .map(({ Address, subject }) => ({ Address, Rules: against(subject) }))
    .filter((link) => link.Rules.length > 0);
  return { IsShown: outcomeOf('page', Rules) === 'shown', Rules, Withheld };
}

async function choicesOf(
  { db, targeting: known }: HandlerDeps,
  { UpnId, ChannelTermIds = [], LanguageTermIds = [] }: Question['Reader'],
): Promise<ReaderChoices> {
  if (UpnId === undefined)
    return targetingOf(
      { channels: lowerCase(ChannelTermIds), languages: lowerCase(LanguageTermIds) },
      await known.settings(),
    );
  const id = await findPersonId(db, UpnId);
  if (!id) throw invalidField('UpnId', 'is nobody whom the portal knows');
  return known.of(id);
}

/** No page has a higher id. */
const highestId = 2 ** 31 - 1;

/**
 * The conditions that decide who sees the targets of links; targets that the portal does not know
 * are left out.
 */
async function targetsOf(
  { db, config }: HandlerDeps,
  addresses: readonly string[],
  isLicensed: boolean,
): Promise<{ Address: string; subject: Subject }[]> {
  const { origin } = new URL(config.publicUrl);
  const links = addresses.map((Address) => ({
    Address,
    pageId: linkedPageId(Address, origin) ?? Number.NaN,
    isOfSharePoint: URL.canParse(Address) && isSharePointHost(new URL(Address), config),
  }));
  const ids = links.map(({ pageId }) => pageId).filter((id) => id <= highestId);
  const pages = await pageSubjects(db, ids);
  return links.flatMap(({ Address, pageId, isOfSharePoint }) => {
    const subject = isOfSharePoint ? { ChannelTermIds: [], isLicensed } : pages.get(pageId);
    return subject ? [{ Address, subject }] : [];
  });
}

function lowerCase(ids: readonly string[]): string[] {
  return ids.map((id) => id.toLowerCase());
}
