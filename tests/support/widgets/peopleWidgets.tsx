import type { ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import { drawPersonCard } from '../../../src/client/shell/dialogs/drawPersonCard';
import { PersonCardContext } from '../../../src/client/ui/person/personCardContext';
import type { Person } from '../../../src/devTenant/company/person';
import type { WidgetPortal } from './widgetPortal';

/** Content in which people cards open, as in the portal's frame. */
export function withCards(content: ReactNode): ReactNode {
  return <PersonCardContext value={drawPersonCard}>{content}</PersonCardContext>;
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
