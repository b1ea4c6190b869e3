import { useMemo, type ReactNode } from 'react';
import { useSession } from '../data/session/session';
import { SupportContext } from '../ui/trouble/support';

/** The frame of every page: it names the support for when something on it fails (ERRORS-57). */
export function PageFrame({ children }: { children: ReactNode }) {
  const { settings, person } = useSession();
  const support = useMemo(
    () => ({
      email: settings.supportEmail,
      phone: settings.supportPhone,
      user: `${person.name} (${person.upn})`,
    }),
    [settings.supportEmail, settings.supportPhone, person.name, person.upn],
  );
  return <SupportContext value={support}>{children}</SupportContext>;
}
