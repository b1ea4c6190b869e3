import { screen } from '@testing-library/react';
import type { Theme } from '@fluentui/react-components';
import type { NewsItem } from '#shared/rules/news/news';
import { contrast } from '#shared/rules/widgets/infoboxes';
import { NewsMeta } from '../../../src/client/features/news/cards/NewsMeta';
import { Pager } from '../../../src/client/ui/list/Pager';
import { darkTheme, lightTheme } from '../../../src/client/ui/style/themes';
import { rulesOf } from '../../support/widgets/testRenderer';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
/** Marks that are no text are seen from here on (WCAG 2, 1.4.11). */
const minContrast = 3;

const marks = {
  'the dot of unread news': {
    shown: (
      <NewsMeta item={{ IsUnread: true } as NewsItem} counters={{ likes: null, comments: null }} />
    ),
    mark: async () => (await screen.findByText('Unread')).parentElement!,
  },
  'the dot of the current page': {
    shown: <Pager page={0} items={6} pageSize={2} controls="list" onTurn={() => undefined} />,
    mark: async () => {
      await screen.findByRole('button', { name: 'Next' });
      return document.querySelector('[data-dot]')!;
    },
  },
};

it.each(Object.entries(marks))('%s is seen in the light and the dark theme', async (_, each) => {
  await portal.show(each.shown);
  const [, token] = /background-color:var\(--(\w+)\)/.exec(rulesOf(await each.mark()).join()) ?? [];
  for (const theme of [lightTheme, darkTheme])
    for (const surface of ['colorNeutralBackground1', 'colorNeutralBackground3'] as const)
      expect(contrast(String(theme[token as keyof Theme]), theme[surface])).toBeGreaterThanOrEqual(
        minContrast,
      );
});
