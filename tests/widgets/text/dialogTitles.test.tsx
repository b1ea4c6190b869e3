import { screen, waitFor } from '@testing-library/react';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { modals } from '../../../src/client/shell/dialogs/modals';
import { dialogOf } from '../../support/browser/dialogAddresses';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeAll(() => portal.fill());

/** Its title is a field that says what it is for. */
const names = Object.keys(modals).filter((name) => name !== 'search');
const waits = '[data-skeleton], [role="progressbar"], [aria-busy="true"]';

it.each(names)('the dialog %s has a title, and one only, at each moment', async (name) => {
  const at = await dialogOf(portal, name);
  const wrong: string[] = [];
  const isSeen = (heading: Element) => !heading.closest('[style*="display: none"]');
  const changes = new MutationObserver(() => {
    const dialog = document.querySelector('[role="dialog"]');
    const titles = [...(dialog?.querySelectorAll('h1') ?? [])].filter(isSeen);
    if (dialog && titles.length !== 1) wrong.push(dialog.textContent);
  });
  changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  await portal.show(<ModalOutlet />, { person: 'admin', at: `/about?modal=${at}` });
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAccessibleName();
  await waitFor(() => expect(dialog.querySelector(waits)).toBeNull());
  changes.disconnect();
  expect(wrong).toEqual([]);
});
