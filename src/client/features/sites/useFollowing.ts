import { useState } from 'react';
import {
  homeSiteOf,
  siteKey,
  type HomeSite,
  type VisitedSite,
} from '#shared/rules/sites/visitedSites';
import { followSite } from '../../data/sharePoint/followSite';
import { handleWriteFailure } from '../../data/connection/handleWriteFailure';
import { isOutcomeUnknown } from '../../data/editing/attempt';
import { confirmDone, offerUndo } from '../../data/notices';
import { useSession } from '../../data/session/session';
import { invalidate } from '../../data/read/invalidate';
import { useReplace } from '../../data/read/useReplace';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import type { WidgetState } from '../../ui/widget/widgetState';
import { useFollowedSites } from './useFollowedSites';

export interface Following {
  /** The sites that are followed. */
  followed: WidgetState<VisitedSite[]>;
  /** Nothing while it is not known. */
  isFollowed(site: VisitedSite): boolean | undefined;
  isBusy(site: VisitedSite): boolean;
  /** Follows, or not any more: shown at once, taken back where it fails. */
  change(site: VisitedSite, isFollowed: boolean): void;
}

/** Which sites the person follows in SharePoint, and changing that. */
export function useFollowing(): Following {
  const texts = useTexts();
  const { followed: operation, follows } = useTexts('collaboration');
  const { id: personId } = useSession().person;
  const { followed, hasFurther, mayLack } = useFollowedSites(operation);
  const replace = useReplace();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const show = (site: VisitedSite, isFollowed: boolean) => {
    const without = (sites: HomeSite[]) =>
      sites.filter((other) => !isSame(other.OriginalUrl || other.Url, site));
    replace<HomeSite[]>(
      'sites/followed',
      (before) => (isFollowed ? [homeSiteOf(site), ...without(before)] : without(before)),
      [],
    );
    if (hasFurther) replace<HomeSite[]>('sites/followedFurther', without, []);
  };
  const change = async (site: VisitedSite, isFollowed: boolean): Promise<void> => {
    const key = siteKey(site.Url);
    setBusy((before) => new Set(before).add(key));
    show(site, isFollowed);
    try {
      await followSite(site.Url, isFollowed, { personId, operation });
      const said = format(isFollowed ? follows.begun : follows.ended, { title: site.Title });
      if (isFollowed) confirmDone(said);
      else offerUndo(said, texts.notices.undo, () => void change(site, true));
    } catch (error) {
      show(site, !isFollowed);
      // It may have been done all the same.
      if (isOutcomeUnknown(handleWriteFailure(error, texts))) await invalidate('sites/followed');
      // The site may belong to these, though it stands in the first list now.
      if (hasFurther) await invalidate('sites/followedFurther');
    }
    setBusy((before) => new Set([...before].filter((other) => other !== key)));
  };
  const known =
    followed.state === 'ready' ? followed.value : followed.state === 'empty' ? [] : undefined;
  return {
    followed,
    isFollowed: (site) => {
      const isListed = known?.some(({ Url }) => isSame(Url, site));
      return isListed || !mayLack ? isListed : undefined;
    },
    isBusy: (site) => busy.has(siteKey(site.Url)),
    change: (site, isFollowed) => void change(site, isFollowed),
  };
}

function isSame(address: string | null | undefined, { Url }: VisitedSite): boolean {
  return siteKey(address ?? '') === siteKey(Url);
}
