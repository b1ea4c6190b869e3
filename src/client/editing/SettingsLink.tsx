import { hasAnyRole } from '#shared/rules/people/roles';
import type { SettingKey } from '#shared/rules/settings/settings';
import type { SettingGroup } from '#shared/rules/settings/settingTable';
import { useSession } from '../data/session/session';
import { useTexts } from '../texts/useTexts';
import { TextLink } from '../ui/TextLink';

type SettingsLinkProps = { setting: SettingKey } | { group: SettingGroup };

/**
 * Leads administrators to one of the feature settings, in a sentence, or to a group of them; others
 * cannot open them.
 */
export function SettingsLink(props: SettingsLinkProps) {
  const { openSettings } = useTexts('editing');
  const { roles } = useSession();
  return hasAnyRole(roles, ['Admin']) ? (
    <TextLink
      inline={'setting' in props}
      to={`/admin/settings?${'group' in props ? `group=${props.group}` : `search=${props.setting}`}`}
    >
      {openSettings}
    </TextLink>
  ) : null;
}
