import { useMemo, type ReactNode } from 'react';
import { useSession } from '../../data/session/session';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { hasTabs } from '../../host/useHasTabs';
import { NewTabContext } from '../../ui/text/newTabContext';
import { SupportContext } from '../../ui/trouble/support';

/**
 * Hands settings to the building blocks within it: whom to turn to when something fails (ERRORS-57),
 * and whether links in texts open new tabs (SETTINGS-39).
 */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { settings, person } = useSession();
  const foreign = useOpensNewTab();
  const newTabs = useMemo(() => ({ foreign, own: () => foreign && hasTabs() }), [foreign]);
  const support = useMemo(
    () => ({
      email: settings.supportEmail,
      phone: settings.supportPhone,
      user: `${person.name} (${person.upn})`,
    }),
    [settings.supportEmail, settings.supportPhone, person.name, person.upn],
  );
  return (
    <NewTabContext value={newTabs}>
      <SupportContext value={support}>{children}</SupportContext>
    </NewTabContext>
  );
}
