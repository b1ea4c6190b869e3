import { Suspense } from 'react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindInformationPage } from '../../../src/client/pages/FindInformationPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { clearMenu, menuOf, storeNode, titlesOf } from '../../support/content/navigation';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => clearMenu(portal));

const show = (at: string) =>
  portal.show(
    <Suspense>
      <FindInformationPage />
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at },
  );
const whole = async () => titlesOf(await menuOf(portal, 'editor', '?includeWithheld=true'));
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
/** The places that the form of a node offers. */
const placesOf = async (id: number) => {
  cleanup();
  await show(`/find-information?modal=find-information/edit/${id}`);
  const field = within(await screen.findByRole('combobox', { name: 'Placed below' }));
  await pageRests();
  return field.getAllByRole('option').map(({ textContent }) => textContent);
};

describe('the form of an entry', () => {
  const none = "Nothing: it's a section";
  const store = async () => {
    const work = await storeNode(portal, { Title: 'Work' });
    const pay = await storeNode(portal, { Title: 'Pay', ParentId: work.Id });
    const travel = await storeNode(portal, { Title: 'Travel' });
    return {
      work,
      pay,
      travel,
      bonus: await storeNode(portal, { Title: 'Bonus', ParentId: pay.Id }),
    };
  };

  it('FIND-03 offers the places that have room for it with what lies below it', async () => {
    const { work, pay, bonus } = await store();
    expect(await placesOf(bonus.Id)).toEqual([none, 'Work', 'Work › Pay', 'Travel']);
    expect(await placesOf(pay.Id)).toEqual([none, 'Work', 'Travel']);
    expect(await placesOf(work.Id)).toEqual([none]);
  });

  it('FIND-03 says in its own words that a place has lost its room meanwhile', async () => {
    const { pay, travel } = await store();
    await placesOf(travel.Id);
    await storeNode(portal, { Title: 'Hotels', ParentId: travel.Id });
    const field = screen.getByRole('combobox', { name: 'Placed below' });
    await userEvent.selectOptions(field, String(pay.Id));
    await press('Save');
    expect(await screen.findByText(/^It can't be placed there: that place/)).toBeVisible();
    expect(screen.queryByText(/has no room/)).toBeNull();
  });
});

it('ADMIN-17 an import from a file shows that it goes on, and a file that is chosen meanwhile waits', async () => {
  await storeNode(portal, { Title: 'Work' });
  await show('/find-information');
  await userEvent.click(await screen.findByRole('switch', { name: 'Edit' }));
  const opener = await screen.findByRole('button', { name: 'Import …' });
  const [input] = screen.getAllByLabelText<HTMLInputElement>('Import …', { selector: 'input' });
  const choose = (Title: string) =>
    fireEvent.change(input!, { target: { files: [new File([JSON.stringify([{ Title }])], 'x')] } });
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    if (String(address).includes('/import')) await held;
    return real(address, request);
  });
  choose('Travel');
  await answerQuestion('Import');
  await waitFor(() => expect(opener).toHaveAttribute('aria-disabled', 'true'));
  choose('Health');
  release();
  await answerQuestion('Import');
  await waitFor(async () => expect(await whole()).toEqual(['Work', 'Travel', 'Health']));
  await waitFor(() => expect(opener).not.toHaveAttribute('aria-disabled', 'true'));
});
