import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppsAndTools } from '../../../src/client/features/appTiles/AppsAndTools';
import { BroadcastList } from '../../../src/client/features/broadcasts/BroadcastList';
import { Menu } from '../../../src/client/features/findInformation/Menu';
import { DefaultInfoboxes } from '../../../src/client/features/infoboxes/DefaultInfoboxes';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { Header } from '../../../src/client/shell/Header';
import { storeBroadcast } from '../../support/content/broadcasts';
import { storeInfobox } from '../../support/content/infoboxes';
import { storeNode } from '../../support/content/navigation';
import {
  resetSettings,
  resizeTo,
  setNewsPortal,
  watchFetch,
} from '../../support/widgets/newsWidgets';
import { hoursFromNow, storePage, storeSetting, storeTerm } from '../../support/content/pages';

const portal = setNewsPortal();
let ferries: string;
beforeAll(async () => {
  await resetSettings(portal, { enableLanguageFilteringForWorkplace: false });
  resizeTo(1440);
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
  ferries = await storeTerm(portal, 'channelterms', 'Ferries');
  for (const person of ['member', 'guest']) await portal.call(person, 'POST', '/users', {});
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: ferries,
    ChannelType: 0,
  });
});

const channel = () => [{ ChannelTermId: ferries }];
const asked = (sent: () => string[]) => sent().filter((url) => url.includes('/targeting/why'));
const mark = (name: string) => screen.findByRole('button', { name: `Why do I see “${name}”?` });

/** Opens the mark of a thing, reads its reasons, and closes it by Escape. */
async function reasonsOf(name: string) {
  await userEvent.click(await mark(name));
  const panel = within(await screen.findByRole('dialog', { name: 'Why do I see this?' }));
  const reasons = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await waitFor(async () => expect(await mark(name)).toHaveFocus());
  return reasons;
}

it('from the user menu, a reader learns of each card, banner, infobox, tile and entry why they see it', async () => {
  await storePage(portal, {
    ...{ Title: 'Ice on the quay', PublishingDate: hoursFromNow(-0.01) },
    ChannelTermPages: channel(),
  });
  await storeBroadcast(portal, { Title: 'Storm', EndDate: hoursFromNow(2) });
  await storeInfobox(portal, { Title: 'Timetable', AreaId: 'default', RouteId: '/' });
  await storeNode(portal, { Title: 'Manuals', ChannelTermNavigationNodes: channel() });
  await portal.call('admin', 'POST', '/apptiles', {
    ...{ Title: 'Crew list', Url: 'https://crew.nordvik.example/', ChannelTermAppTiles: channel() },
  });
  await portal.show(
    <>
      <Header />
      <main id="content" tabIndex={-1}>
        <AppsAndTools place="main" />
        <YourNews isBesideFeatured={false} />
        <DefaultInfoboxes place="main" onEmptyChange={() => undefined} />
        <Menu />
      </main>
    </>,
    { at: '/' },
  );
  await screen.findByRole('link', { name: /Ice on the quay/ });
  expect(document.querySelector('[aria-label^="Why do I see"]')).toBeNull();
  const { sent } = watchFetch();
  await userEvent.click(await screen.findByRole('button', { name: /^Your menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Why do I see this?' }));
  const follows = 'You follow Ferries.';
  expect(await reasonsOf('Ice on the quay')).toContain(follows);
  expect(asked(sent)).toHaveLength(1);
  const storm = await reasonsOf('Storm');
  expect(storm).toContain("It's for everybody.");
  expect(storm.join()).toMatch(/It's shown until /);
  expect(await reasonsOf('Timetable')).toContain("It's for everybody.");
  expect(await reasonsOf('Crew list')).toContain(follows);
  expect(await reasonsOf('Manuals')).toContain(follows);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[aria-label^="Why do I see"]')).toBeNull());
}, 60_000);

it('editors are told where they manage something who sees it, and why', async () => {
  await storeBroadcast(portal, { Title: 'Ice', ChannelTermBroadcastMessages: channel() });
  await portal.show(<BroadcastList />, { person: 'editor', at: '/broadcast-messages' });
  const name = 'Who sees “Ice”, and why?';
  await userEvent.click(await screen.findByRole('button', { name }));
  const panel = within(await screen.findByRole('dialog', { name: 'Who sees it, and why?' }));
  expect(await panel.findByText("It's only for followers of Ferries.")).toBeVisible();
  expect(panel.getByText(/because you edit such content/)).toBeVisible();
  expect(
    panel.getByRole('combobox', { name: 'Why does somebody else see it, or not?' }),
  ).toBeVisible();
});
