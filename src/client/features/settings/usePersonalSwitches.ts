import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { useSaving, type Saving } from './useSaving';

interface OfferedSwitch extends Saving<boolean> {
  /** False while the organisation does not use it at all. */
  isOffered: boolean;
  workplace: string;
}

const nothing = async () => undefined;

/** Whether the person wants notifications in Teams; who has never decided wants them. */
export function useNotificationSettings(): OfferedSwitch {
  const { user, settings, updateUser } = useSession();
  const saving = useSaving<boolean>(user.WantsNotifications ?? true, {
    save: (_, WantsNotifications) => updateUser({ WantsNotifications }),
    refresh: nothing,
    confirmation: useTexts('settings').notifications.saved,
  });
  return {
    ...saving,
    isOffered: settings.enableTeamsNotification,
    workplace: settings.workplaceName,
  };
}

/**
 * Whether what the person opens is counted; who has never decided is. `days`: how long it is kept.
 */
export function usePrivacySettings(): OfferedSwitch & { days: number } {
  const { user, settings, updateUser } = useSession();
  const saving = useSaving<boolean>(user.AllowsAnalytics ?? true, {
    save: (_, AllowsAnalytics) => updateUser({ AllowsAnalytics }),
    refresh: nothing,
    confirmation: useTexts('settings').privacy.saved,
  });
  return {
    ...saving,
    isOffered: settings.enableAnalytics,
    workplace: settings.workplaceName,
    days: settings.analyticsRetentionDays,
  };
}
