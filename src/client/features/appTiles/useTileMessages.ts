import { useMemo } from 'react';
import type { AppTile } from '#shared/contract/appTiles';
import { parsedWindow, windowState } from '#shared/rules/widgets/broadcasts';
import { useNow } from '../../platform/useNow';

/** The messages about an app that have not ended while the page is open (APPS-52). */
export function useTileMessages({
  AppTileBroadcastMessages: messages,
}: Pick<AppTile, 'AppTileBroadcastMessages'>): AppTile['AppTileBroadcastMessages'] {
  const ends = useMemo(
    () => messages.flatMap((message) => parsedWindow(message).end?.getTime() ?? []),
    [messages],
  );
  const now = useNow(ends);
  return messages.filter((message) => windowState(message, new Date(now)) !== 'ended');
}
