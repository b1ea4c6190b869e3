import { type ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PeoplePage } from '../../../src/client/pages/PeoplePage';
import { UserDetailPage } from '../../../src/client/pages/UserDetailPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import type { Modals } from '../../../src/client/shell/dialogs/modals';
import { drawPersonCard } from '../../../src/client/shell/dialogs/drawPersonCard';
import { PersonCardContext } from '../../../src/client/ui/person/personCardContext';
import type { Person } from '../../../src/devTenant/company/person';
import type { WidgetPortal } from './widgetPortal';

/** Content in which people cards open, as in the portal's frame. */
export function withCards(content: ReactNode): ReactNode {
  return <PersonCardContext value={drawPersonCard}>{content}</PersonCardContext>;
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

/** The address that the window would show. */
export const addressShown = () => document.querySelector('output')?.textContent;

interface ShownPeople {
  person?: string;
  /** Content of the start page. */
  start?: ReactNode;
  /** Stands on each of the pages. */
  beside?: ReactNode;
  modals?: Modals;
}

/** The pages of people, with cards, dialogs and the start page beside them. */
export function showPeople(
  portal: WidgetPortal,
  at: string,
  { person = 'member', start = <p>The start page</p>, beside, modals }: ShownPeople = {},
) {
  return portal.show(
    withCards(
      <>
        <Address />
        <Routes>
          <Route path="/" element={start} />
          <Route path="/people" element={<PeoplePage />} />
          <Route path="/user/detail/*" element={<UserDetailPage />} />
        </Routes>
        <ModalOutlet modals={modals} />
        {beside}
      </>,
    ),
    { at, person },
  );
}

/** The people card that is open. */
export async function openCard(name: string | RegExp) {
  return within(await screen.findByRole('dialog', { name }));
}

/** Somebody of the example organisation; fails when there is none. */
export function somebody(portal: WidgetPortal, fits: (person: Person) => boolean): Person {
  const found = portal.devTenant.company.people.find(fits);
  if (!found) throw new Error('The example organisation has nobody like that.');
  return found;
}

/** Graph calls outside and inside of batches whose path holds the part; one entry each. */
export function graphCalls(portal: WidgetPortal, part: string): string[] {
  return portal.devTenant.control.requests('graph', part).map(({ path }) => path);
}
