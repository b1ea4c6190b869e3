import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedPage } from '#shared/contract/pages/pages';
import { storePage } from '../../support/content/pages';
import {
  openPageEditor,
  pressButton,
  writeText,
  writeTitle,
} from '../../support/widgets/pageEditor';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const typeOf = async (title: string) =>
  (
    await portal.call<ListedPage[]>('editor', 'POST', '/pages/query', { IncludeDrafts: true })
  ).body.find(({ Title }) => Title === title)?.PageType;

it.each([
  ['News', 1 as const],
  ['Quick read', 2 as const],
])(
  'PAGES-048 %s is written as a page of the type %d, and opens as such',
  async (kind, PageType) => {
    await openPageEditor(portal, '/pages/news/add');
    await writeTitle(`Written as ${kind}`);
    await writeText('<p>Ice on the quay.</p>');
    await userEvent.click(screen.getByRole('radio', { name: kind }));
    await pressButton('Save draft');
    await screen.findByText(/^At \/pages\/news\/written-as-/);
    expect(await typeOf(`Written as ${kind}`)).toBe(PageType);
    const page = await storePage(portal, { Title: `Stored as ${kind}`, PageType });
    await openPageEditor(portal, `${page.Path}/edit`);
    expect(await screen.findByRole('radio', { name: kind })).toBeChecked();
  },
);
