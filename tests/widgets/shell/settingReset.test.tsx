import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { FeatureSettingsPage } from '../../../src/client/pages/manage/FeatureSettingsPage';
import { texts as settingTitles } from '../../../src/client/texts/settingTitles/en';
import { loseAnswers } from '../../support/widgets/editorForms';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const { titles } = settingTitles;

const portal = setWidgetPortal();

const stored = async (key = 'workplaceName') =>
  (
    await portal.call<{ Key: string; Value: unknown }[]>('admin', 'GET', '/featuresettings')
  ).body.find(({ Key }) => Key === key)?.Value;

it("a reset does not take away somebody else's value unseen", async () => {
  await storeSetting(portal, 'workplaceName', 'Nordvik');
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
  await userEvent.paste('workplaceName');
  const row = within(await screen.findByRole('form', { name: titles.workplaceName }));
  const reset = await row.findByRole('button', { name: /^Reset/ });
  await storeSetting(portal, 'workplaceName', 'Nordvik Portal');
  await userEvent.click(reset);
  expect(await row.findByText('Nordvik Portal')).toBeVisible();
  expect(row.getByText(/\(Default\)$/)).toBeVisible();
  const name = portal.devTenant.company.person('admin@nordvik.example')!.displayName;
  expect(row.getByText(new RegExp(`^${name}, `))).toBeVisible();
  expect(await stored()).toBe('Nordvik Portal');
  await userEvent.click(row.getByRole('button', { name: 'Save mine' }));
  await waitFor(async () => expect(await stored()).toBeUndefined());
});

it('after saving, whose button goes, the keyboard is in the field of the setting', async () => {
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
  await userEvent.paste('workplaceName');
  const row = within(await screen.findByRole('form', { name: titles.workplaceName }));
  await userEvent.type(await row.findByRole('textbox'), ' 2');
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row.queryByRole('button', { name: 'Save' })).toBeNull());
  await waitFor(() => expect(row.getByRole('textbox')).toHaveFocus());
});

describe('the texts of the organisation, which two administrators word', () => {
  const words = (en: object, da: object = {}) => ({ en, da });
  const wordsFor = (text: string) =>
    screen.findByRole('textbox', { name: `Your words for “${text}”` });
  const write = async (text: string) => {
    await storeSetting(portal, 'resourceValues', words({ 'navigation.today': 'Crew' }));
    await portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person: 'admin', at: '/?modal=resource-values' },
    );
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Find a text' }), {
      target: { value: 'navigation.today' },
    });
    fireEvent.change(await wordsFor('Today'), { target: { value: text } });
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));

  it('are told apart by language: who has worded the same language is shown, and is taken or not', async () => {
    await write('Mates');
    await storeSetting(portal, 'resourceValues', words({ 'navigation.today': 'Hands' }));
    await save();
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText('navigation.today: Hands')).toBeVisible();
    expect(panel.getByText('navigation.today: Mates')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('resourceValues')).toEqual({ en: { 'navigation.today': 'Mates' } });
  });

  it('of another language are kept, and nobody is asked', async () => {
    await write('Mates');
    const theirs = words({ 'navigation.today': 'Crew' }, { 'navigation.today': 'Folk' });
    await storeSetting(portal, 'resourceValues', theirs);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('resourceValues')).toEqual(
      words({ 'navigation.today': 'Mates' }, { 'navigation.today': 'Folk' }),
    );
  });

  it('whose answer was lost are saved by trying again, and nobody is blamed', async () => {
    await write('Mates');
    const restoreAnswers = loseAnswers('PUT');
    await save();
    await userEvent.click(
      await screen
        .findByRole('button', { name: 'Try again', hidden: true })
        .finally(restoreAnswers),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/Somebody else/)).toBeNull();
    expect(await stored('resourceValues')).toEqual({ en: { 'navigation.today': 'Mates' } });
  });
});
