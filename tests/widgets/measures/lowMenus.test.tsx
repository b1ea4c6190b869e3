import { MenuItem } from '@fluentui/react-components';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { Shell } from '../../../src/client/shell/Shell';
import { RowMenu } from '../../../src/client/ui/list/RowMenu';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

/** A window of 320 pixels, and a menu of 480, that this button opens: the menu can be scrolled. */
async function expectScrolling(button: RegExp): Promise<void> {
  const sizes = { clientHeight: 320, clientWidth: 640 } as const;
  for (const name of ['clientHeight', 'clientWidth'] as const)
    jest.spyOn(document.documentElement, name, 'get').mockReturnValue(sizes[name]);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const menu = await screen.findByRole('menu');
  const popover = menu.closest<HTMLElement>('.fui-MenuPopover')!;
  await waitFor(() => expect(parseInt(popover.style.maxHeight)).toBeLessThanOrEqual(320));
  expect(popover).toHaveStyle({ overflowY: 'auto' });
}

it('SHELL-19 in a low window one can scroll to the end of the own menu', async () => {
  await portal.show(<Shell />);
  await expectScrolling(/^Your menu/);
});

it('in a low window one can scroll to the end of the menu of a row', async () => {
  render(
    <AppFrame>
      <RowMenu label="Options">
        <MenuItem>Delete</MenuItem>
      </RowMenu>
    </AppFrame>,
  );
  await expectScrolling(/^Options/);
});
