import type { Visitor } from '#shared/rules/pages/routeAccess';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { useSession } from '../../data/session/session';

/** The signed-in person as the table of routes sees them. */
export function useVisitor(): Visitor & { settings: FeatureSettings } {
  const { roles, licensed, settings } = useSession();
  return { isSignedIn: true, roles, licensed, settings };
}
