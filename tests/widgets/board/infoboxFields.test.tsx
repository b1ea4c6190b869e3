import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { texts } from '../../../src/client/texts/infoboxes/en';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const portal = setWidgetPortal();
afterEach(() => jest.restoreAllMocks());

/** Fields are found by their labels: finding them by role takes long in a window without layout. */
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const open = async () => {
  await portal.show(<ModalOutlet />, {
    person: 'editor',
    claimedRoles: ['Editor'],
    at: '/infoboxes?modal=infoboxes%2Fadd&area=hero&route=%2F',
  });
  await screen.findByLabelText(texts.area);
};

it('INFOBOX-10 areas that cannot be read are told at their field, with another try', async () => {
  const real = globalThis.fetch;
  let isBroken = true;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      isBroken && String(input).includes('/infoboxes/areas')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  await open();
  const said = `${texts.area} could not be loaded.`;
  const notice = (await screen.findByText(said)).closest<HTMLElement>('[role="status"]')!;
  expect(field(texts.area).querySelectorAll('option')).toHaveLength(1);
  isBroken = false;
  await userEvent.click(within(notice).getByText('Try again'));
  await waitFor(() =>
    expect(field(texts.area).querySelectorAll('option').length).toBeGreaterThan(1),
  );
  expect(screen.queryByText(said)).toBeNull();
});

it('INFOBOX-07 a text colour begins as it is read best; what is wrong with it stands at it', async () => {
  await open();
  await userEvent.click(field(texts.ownColours));
  type(texts.background, '#ffff00');
  await userEvent.click(field(texts.automatic));
  expect(field(texts.foreground)).toHaveValue('#000000');
  expect(screen.queryByText(texts.contrast)).toBeNull();
  type(texts.foreground, '#ffffff');
  await screen.findByText(texts.contrast);
  expect(field(texts.foreground)).toHaveAccessibleDescription(
    expect.stringContaining(texts.contrast),
  );
  expect(field(texts.foreground)).toBeInvalid();
  expect(field(texts.background)).toBeValid();
  type(texts.background, '#ff');
  await screen.findByText(texts.colourWrong);
  expect(field(texts.background)).toBeInvalid();
  expect(field(texts.foreground)).toBeValid();
});
