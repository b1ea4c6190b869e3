import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Opens a menu and tells its entries. Its button rests while something is still being done with its
 * row: what the server has stored already may not have been answered yet.
 */
export async function openMenu(menu: string | RegExp): Promise<(string | null)[]> {
  const button = () => screen.getByRole('button', { name: menu, hidden: true });
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button());
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

/** Chooses an entry of a menu. */
export async function chooseEntry(menu: string | RegExp, entry: string): Promise<void> {
  await openMenu(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
