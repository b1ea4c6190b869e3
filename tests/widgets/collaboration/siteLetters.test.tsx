import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SiteIndex } from '../../../src/client/features/sites/index/SiteIndex';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

function Address() {
  const { search, hash } = useLocation();
  return <output aria-label="address">{`${useNavigationType()} ${search}${hash}`}</output>;
}

it('SITES-16 a letter leads to its sites and into the address, and Back out of the index', async () => {
  await portal.show(
    <>
      <SiteIndex />
      <Address />
    </>,
    { at: '/collaboration?sites=all' },
  );
  const letters = await screen.findByRole('navigation', { name: 'Sites by letter' });
  const link = within(letters).getAllByRole('link').at(-1)!;
  const anchor = link.getAttribute('href')!;
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.getByLabelText('address')).toHaveTextContent(/sites=all$/);
  // The browser, which would make an entry of the history, does nothing by itself.
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() =>
    expect(screen.getByLabelText('address')).toHaveTextContent(`REPLACE ?sites=all${anchor}`),
  );
  expect(document.getElementById(anchor.slice(1))).toHaveFocus();
});

it('SITES-16 symbols and digits stand under "#", at the anchor "number"', async () => {
  const names = ['24/7 desk', 'Cranes'];
  for (const [path, value] of [
    ['/me/memberOf', names],
    ['/me/ownedObjects', []],
  ] as const)
    portal.devTenant.control.fail({
      ...{ service: 'graph', path, status: 200 },
      body: {
        value: value.map((displayName, id) => ({
          id: `g${id}`,
          displayName,
          groupTypes: ['Unified'],
        })),
      },
    });
  await portal.show(<SiteIndex />, { at: '/collaboration' });
  const letters = await screen.findByRole('navigation', { name: 'Sites by letter' });
  const links = within(letters).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['#', '#number'],
    ['C', '#C'],
  ]);
  const heading = document.getElementById('number')!;
  expect(heading).toHaveTextContent(/^#$/);
  expect(heading.nextElementSibling).toHaveTextContent('24/7 desk');
});
