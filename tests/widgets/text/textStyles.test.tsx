import { screen } from '@testing-library/react';
import { Footer } from '../../../src/client/features/footer/Footer';
import { HeroInfoboxes } from '../../../src/client/features/infoboxes/HeroInfoboxes';
import { storeInfobox } from '../../support/content/infoboxes';
import { rulesOf } from '../../support/widgets/testRenderer';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const html = '<p>From land</p><ul><li><a href="https://nordvik.example/power">Power</a></li></ul>';

/**
 * The values that the text's styles give a property of elements of one kind. Of two, the one counts
 * that the page happened to load last.
 */
const valuesOf = (text: Element, kind: string, property: string) =>
  rulesOf(text).flatMap((rule) => {
    const [, selectors, name, value] = /^([^@{]+)\{([a-z-]+):(.*?);?\}$/.exec(rule) ?? [];
    const isMeant = selectors?.split(',').some((each) => each.endsWith(` ${kind}`));
    return isMeant && name === property ? [value] : [];
  });

const shownText = async () => (await screen.findByText('From land')).closest('[class]')!;

it('INFOBOX-24 a text in an infobox looks the same whatever the page showed before it', async () => {
  await storeInfobox(portal, { Content: html, Style: 'Accent1' });
  await portal.show(<HeroInfoboxes place="main" onEmptyChange={() => {}} />);
  const text = await shownText();
  for (const kind of ['p', 'ul'])
    expect(valuesOf(text, kind, 'margin')).toEqual(['0 0 var(--spacingVerticalS)']);
  // Also under the mouse a link has a colour that is read on the box's own.
  expect(valuesOf(text, 'a', 'color')).toEqual(['inherit']);
  expect(valuesOf(text, 'a:hover', 'color')).toEqual(['inherit']);
});

it('FOOTER-01 the footer looks the same whatever the page showed before it', async () => {
  await portal.call('footereditor', 'POST', '/siteelements', {
    ...{ Type: 0, Language: 'en', Content: html },
  });
  await portal.show(<Footer isDue />, { person: 'footereditor' });
  const text = await shownText();
  for (const kind of ['p', 'ul'])
    expect(valuesOf(text, kind, 'margin')).toEqual(['0 0 var(--spacingVerticalM)']);
});
