import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { FeaturedNews } from '../../../src/client/features/news/cards/FeaturedNews';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { InfoboxZone } from '../../../src/client/features/infoboxes/InfoboxZone';
import { NewsCenterPage } from '../../../src/client/pages/NewsCenterPage';
import { NewsPage } from '../../../src/client/pages/NewsPage';
import { storeInfobox } from '../../support/content/infoboxes';
import { resetSettings, resizeTo, setNewsPortal } from '../../support/widgets/newsWidgets';
import { hoursFromNow, storePage, storeTerm } from '../../support/content/pages';

const portal = setNewsPortal();
let danish: string;
let post: Page;
beforeAll(async () => {
  danish = await storeTerm(portal, 'languageterms', 'Dansk');
  post = await storePage(portal, {
    Title: 'Medarbejdertilfredshed',
    Content: '<p>Svarene er her.</p>',
    IsFeaturedPage: true,
    LanguageTermId: danish,
    PublishingDate: hoursFromNow(-0.1),
  });
});
beforeEach(async () => {
  resizeTo(1_440);
  await resetSettings(portal, { enableLanguageFilteringForWorkplace: false });
});

const open = (path: string) =>
  portal.show(
    <Routes>
      <Route path="/pages/news" element={<NewsCenterPage />} />
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { at: path, person: 'editor' },
  );

/** The language in which a screen reader reads these words. */
const languageOf = (words: string) =>
  screen.getByText(words).closest('[lang]')?.getAttribute('lang');
const isRead = async (words: string, language: string) => {
  await screen.findByText(words);
  await waitFor(() => expect(languageOf(words)).toBe(language));
};

it('a page says in which language its title and its text are, and not its frame', async () => {
  await open(post.Path);
  await isRead('Medarbejdertilfredshed', 'da');
  expect(languageOf('Svarene er her.')).toBe('da');
  expect(languageOf('Dansk')).toBe('en');
});

it('a page that is written from right to left is read so', async () => {
  const LanguageTermId = await storeTerm(portal, 'languageterms', 'Arabic');
  const { Path } = await storePage(portal, { Title: 'سلام', LanguageTermId });
  await open(Path);
  await isRead('سلام', 'ar');
  expect(screen.getByText('سلام').closest('[lang]')).toHaveAttribute('dir', 'rtl');
});

it.each([
  ['featured news', <FeaturedNews key="" />],
  ['your news', <YourNews key="" isBesideFeatured={false} />],
])('so does a post in %s, with its description', async (_, widget) => {
  await portal.show(widget, { person: 'editor' });
  await isRead('Medarbejdertilfredshed', 'da');
  for (const toggle of screen.queryAllByRole('button', {
    name: /Quick read.*Medarbejdertilfredshed/,
    expanded: false,
  }))
    toggle.click();
  await isRead('Svarene er her.', 'da');
});

it('so does a page in the list of a center', async () => {
  await open('/pages/news');
  await isRead('Medarbejdertilfredshed', 'da');
  expect(languageOf('Svarene er her.')).toBe('da');
});

it('so does the page before, where another one leads on', async () => {
  const later = await storePage(portal, { Title: 'Later', PublishingDate: hoursFromNow(-0.05) });
  await open(later.Path);
  await screen.findByRole('navigation', { name: 'More pages' });
  await isRead('Medarbejdertilfredshed', 'da');
});

it('so does an infobox', async () => {
  await storeInfobox(portal, {
    ...{ Title: 'Velkommen', Content: '<p>Kom ind.</p>', RouteId: '/' },
    ...{ AreaId: 'right', LanguageTermId: danish },
  });
  await portal.show(<InfoboxZone area="right" name="Infoboxes" onEmptyChange={() => undefined} />);
  await isRead('Velkommen', 'da');
  expect(languageOf('Kom ind.')).toBe('da');
});
