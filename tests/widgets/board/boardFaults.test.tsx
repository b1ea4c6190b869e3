import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { YourBoardPage } from '../../../src/client/pages/YourBoardPage';
import { calendarEvent, dayPaths } from '../../support/widgets/dayStage';
import { describeFaults, type FaultyWidget, type Region } from '../../support/widgets/faultTable';

const items = (region: Region) => region.findAllByRole('listitem');
const none = { value: [] };
/** A document without a title, a place and a time, after one that cannot be opened. */
const document = {
  value: [{}, { resourceReference: { webUrl: 'https://nordvik.example/files/1' } }],
};

/** A tab of My documents. What is not known of it is said, and is no failure. */
function documents(tab: string, source: string, why: RegExp): FaultyWidget {
  return {
    region: 'My documents',
    name: `My documents: ${tab}`,
    label: 'Your documents',
    sources: [{ service: 'graph', path: `/me/insights/${source}` }],
    open: async (region) => userEvent.click(region.getByRole('tab', { name: tab })),
    ready: (region) =>
      waitFor(() =>
        expect(
          within(region.getByRole('tabpanel', { name: tab })).getAllByRole('listitem'),
        ).not.toHaveLength(0),
      ),
    empty: { bodies: [none], says: 'No documents were found.' },
    bare: { bodies: [document], shows: 'Untitled document' },
    ...(source === 'used' && { silent: 'Status 504' }),
    says: { 'a missing permission': [why], 'something that is gone': [why] },
  };
}

describeFaults({
  page: () => <YourBoardPage />,
  at: '/your-board',
  widgets: [
    {
      region: 'Tasks',
      silent: 'Status 504',
      sources: [
        { service: 'graph', path: dayPaths.planner },
        { service: 'graph', path: dayPaths.lists },
      ],
      ready: items,
      empty: {
        bodies: [none, none],
        says: 'You have no tasks today, create new ones using the links below:',
      },
      bare: {
        bodies: [{ value: [{}, { id: '1', title: 'Order valves' }] }, none],
        shows: /Order valves/,
      },
    },
    {
      region: 'Events',
      silent: 'Status 504',
      sources: [{ service: 'graph', path: dayPaths.calendar }],
      ready: items,
      empty: {
        bodies: [none],
        says: 'Your day is empty, create new events in outlook using the link below:',
      },
      bare: {
        get bodies() {
          return [{ value: [{ id: '1', ...timesOf(calendarEvent('', [0, 24])) }] }];
        },
        shows: 'Without a subject',
      },
      says: { 'something that is gone': [/^You have no mailbox in Microsoft 365/] },
    },
    documents('Recent', 'used', /doesn't say what you opened last/),
    documents('Trending', 'trending', /doesn't say what's popular around you/),
    documents('Shared', 'shared', /doesn't say what was shared with you/),
  ],
});

function timesOf({ start, end }: ReturnType<typeof calendarEvent>) {
  return { start, end };
}
