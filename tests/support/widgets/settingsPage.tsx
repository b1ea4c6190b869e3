import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SettingKey } from '#shared/rules/settings/settings';
import type { Notice } from '../../../src/client/data/notices';
import { FeatureSettingsPage } from '../../../src/client/pages/manage/FeatureSettingsPage';
import { texts } from '../../../src/client/texts/settingTitles/en';
import { watchNotices } from './notices';
import { setWidgetPortal, type WidgetPortal } from './widgetPortal';

export const { titles } = texts;

/** The stage of tests of the feature settings. */
export interface SettingsStage {
  portal: WidgetPortal;
  notices: Notice[];
  /** The settings that are stored, by their keys. */
  stored(): Promise<Record<string, unknown>>;
  /** Waits for a notice that something worked. */
  confirmed(text: string): Promise<void>;
  /** The name of a person of the example organisation. */
  nameOf(person: string): string;
  /** Opens the page as an administrator and searches it. */
  find(words: string): Promise<void>;
}

/** Sets it up before the tests of a file. */
export function setSettings(): SettingsStage {
  const portal = setWidgetPortal();
  const notices = watchNotices();
  return {
    portal,
    notices,
    async stored() {
      const settings = await portal.call<{ Key: string; Value: unknown }[]>(
        'admin',
        'GET',
        '/featuresettings',
      );
      return Object.fromEntries(settings.body.map(({ Key, Value }) => [Key, Value]));
    },
    confirmed: (text) =>
      waitFor(() => expect(notices).toContainEqual({ kind: 'success', text, duration: 2_500 })),
    nameOf: (person) => portal.devTenant.company.person(`${person}@nordvik.example`)!.displayName,
    async find(words) {
      await portal.show(<FeatureSettingsPage />, { person: 'admin' });
      await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
      await userEvent.paste(words);
    },
  };
}

/** The row of one setting. */
export const row = async (key: SettingKey) =>
  within(await screen.findByRole('form', { name: titles[key] }));
