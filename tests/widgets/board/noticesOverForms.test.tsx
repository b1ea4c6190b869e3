import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmDone } from '../../../src/client/data/notices';
import { FormActions } from '../../../src/client/editing/form/FormActions';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { rulesOf } from '../../support/widgets/testRenderer';
import { drawnNotice } from '../../support/widgets/notices';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

/** Places an element in the layout, which jsdom does not have. */
const place = (element: HTMLElement, offsetTop: number, offsetHeight: number) =>
  Object.defineProperties(element, {
    offsetTop: { value: offsetTop },
    offsetHeight: { value: offsetHeight },
  });
const kept = () => document.documentElement.style.getPropertyValue('--form-actions');

it('notices stand above the buttons of the form in a dialog, together and close', async () => {
  const form = <FormActions isSaving={false} cancel={() => undefined} />;
  const view = await portal.show(
    <>
      <Notices />
      <button onClick={() => confirmDone('The app was added')}>Add</button>
      <div role="dialog" aria-label="App">
        {form}
      </div>
    </>,
  );
  const save = await screen.findByRole('button', { name: 'Save' });
  place(screen.getByRole('dialog'), 30, innerHeight - 60);
  place(save.parentElement!, 0, 64);
  fireEvent(window, new Event('resize'));
  expect(kept()).toBe('calc(30px + 64px)');

  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const notice = await drawnNotice('The app was added');
  // Fluent gives a notice the class of the list: the room below is the list's alone.
  const room = rulesOf(notice).filter((rule) => rule.includes('--form-actions'));
  expect(room).not.toEqual([]);
  for (const rule of room) expect(rule).toMatch(/^\.\w+\[role="?list"?\]\{.*--bottom-bar/);
  expect(notice).toHaveAttribute('role', 'listitem');
  expect(rulesOf(notice.parentElement!).join()).toContain('--form-actions');
  view.unmount();
  expect(kept()).toBe('');
});

const inDialog = (
  <div role="dialog" aria-label="Restaurant">
    <FormActions isSaving={false} cancel={() => undefined} />
  </div>
);
const ofPage = 'calc(var(--bottom-bar, 0px) + 64px)';

it.each([false, true])(
  'notices stand above the buttons of a dialog, and of the page below it (dialog first: %s)',
  async (isFirst) => {
    const showDialog = async () => {
      const view = await portal.show(inDialog);
      place(await screen.findByRole('dialog'), 30, innerHeight - 60);
      return view;
    };
    const first = isFirst && (await showDialog());
    const page = await portal.show(
      <form aria-label="Menu">
        <FormActions isSaving={false} cancel={() => undefined} />
      </form>,
    );
    const form = await screen.findByRole('form', { name: 'Menu' });
    place(form.firstElementChild as HTMLElement, 0, 64);
    fireEvent(window, new Event('resize'));
    if (!first) expect(kept()).toBe(ofPage);
    const dialog = first || (await showDialog());
    fireEvent(window, new Event('resize'));
    expect(kept()).toBe('calc(30px + 0px)');
    dialog.unmount();
    expect(kept()).toBe(ofPage);
    page.unmount();
    expect(kept()).toBe('');
  },
);
