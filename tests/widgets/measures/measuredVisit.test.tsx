import { screen, waitFor } from '@testing-library/react';
import { measureWidgets } from '../../../src/client/data/measures/measureWidgets';
import { takeTracked, trackedCount } from '../../../src/client/data/tracking';
import { noteWidget, takeOutcomes } from '../../../src/client/platform/widgetWaits';
import { changeHostState } from '../../../src/client/host/hostState';
import { WidgetFrame } from '../../../src/client/ui/widget/WidgetFrame';
import type { WidgetState } from '../../../src/client/ui/widget/widgetState';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

const failure = { status: 503, operation: 'Reading', url: '/', messages: [], time: '' };
const reload = () => undefined;
const frame = (measured: 'events' | 'rss' | 'blogs' | 'tasks', state: WidgetState<string>) => (
  <WidgetFrame name="It" measured={measured} state={state} placeholder={null} emptyText="None">
    {(value) => <p>{value}</p>}
  </WidgetFrame>
);

it('a widget is measured from its first loading to its content, once in a visit, by what failed first', async () => {
  const shown = (state: WidgetState<string>) => (
    <>
      {frame('events', state)}
      {frame('rss', { state: 'ready', value: 'Kept', stale: { failure }, reload })}
      {frame('blogs', { state: 'failed', failure: { ...failure, status: 0 }, reload })}
      {frame('tasks', { state: 'ready', value: 'Here at once', reload })}
    </>
  );
  const { rerender } = await portal.show(shown({ state: 'loading' }));
  await screen.findByText('Here at once');
  measureWidgets('b1');
  const early = takeTracked(trackedCount());
  expect(early).toEqual([
    expect.objectContaining({ ComponentId: 'rss', Failure: 'broken' }),
    expect.objectContaining({ ComponentId: 'blogs', Failure: 'noAnswer' }),
    expect.objectContaining({ ComponentId: 'tasks', Wait: 0 }),
  ]);
  expect(early[0]).toEqual({
    ...{ Name: 'WidgetMeasure', Time: expect.any(String), ComponentId: 'rss' },
    ...{ Failure: 'broken', Host: 'browser', Device: 'desktop', Build: 'b1' },
  });
  rerender(<p>Elsewhere</p>);
  noteWidget('events', { isThere: true });
  changeHostState({ place: 'teams', client: 'ios' });
  measureWidgets('b1');
  expect(takeTracked(trackedCount())).toEqual([
    expect.objectContaining({
      ComponentId: 'events',
      Host: 'teamsMobile',
      Wait: expect.any(Number),
    }),
  ]);
  changeHostState({ place: 'browser' });
  noteWidget('events', { isThere: false, failed: 500 });
  measureWidgets('b1');
  expect(trackedCount()).toBe(0);
});

it('a page that nobody sees is not measured', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  noteWidget('siteIndex');
  hidden.mockRestore();
  noteWidget('siteIndex', { isThere: true });
  await waitFor(() => expect(takeOutcomes()).toEqual([]));
});
