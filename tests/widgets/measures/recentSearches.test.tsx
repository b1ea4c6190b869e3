import { act, renderHook, waitFor } from '@testing-library/react';
import { useRecentSearches } from '../../../src/client/features/search/useRecentSearches';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const key = 'search/recent';
const openDialog = () => renderHook(() => useRecentSearches());

it('windows of one person have the searches of each other, and what one clears stays cleared', async () => {
  const [other, own] = [await portal.connectAs(), await portal.connectAs({ keepCache: true })];
  // The other window searches after this one was opened.
  other.cache.put(key, ['crane'], 1_000_000);
  const first = openDialog();
  await waitFor(() => expect(first.result.current.recent).toEqual(['crane']));
  act(() => first.result.current.keep('harbour'));
  expect(first.result.current.recent).toEqual(['harbour', 'crane']);
  first.unmount();
  // It clears them; this one does not bring them back.
  await waitFor(async () =>
    expect((await other.cache.lastOnDevice(key))?.Data).toEqual(['harbour', 'crane']),
  );
  other.cache.put(key, [], 1_000_000);
  const second = openDialog();
  await waitFor(() => expect(second.result.current.recent).toEqual([]));
  act(() => second.result.current.keep('quay'));
  expect(second.result.current.recent).toEqual(['quay']);
  // And whoever clears here leaves nothing that is older than another window's own.
  act(() => second.result.current.clear());
  await waitFor(async () => expect((await other.cache.lastOnDevice(key))?.Data).toEqual([]));
  expect(own.cache.peek(key)?.Data).toEqual([]);
});
