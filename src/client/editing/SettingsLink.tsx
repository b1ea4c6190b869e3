import { hasAnyRole } from '#shared/rules/people/roles';
import type { SettingKey } from '#shared/rules/settings/settings';
import { useSession } from '../data/session/session';
import { useTexts } from '../texts/useTexts';
import { TextLink } from '../ui/TextLink';

/** Leads administrators to one of the feature settings; others cannot open them. */
export function SettingsLink({ setting }: { setting: SettingKey }) {
  const { openSettings } = useTexts('editing');
  const { roles } = useSession();
  return hasAnyRole(roles, ['Admin']) ? (
    <TextLink inline to={`/admin/settings?search=${setting}`}>
      {openSettings}
    </TextLink>
  ) : null;
}
