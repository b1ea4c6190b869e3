import { hasAnyRole } from '#shared/rules/people/roles';
import type { SettingKey } from '#shared/rules/settings/settings';
import { useSession } from '../data/session/session';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { ErrorPanel } from '../ui/trouble/ErrorPanel';
import { TextLink } from '../ui/TextLink';
import type { WidgetFailure } from '../ui/widget/widgetState';

interface TermSetFailureProps {
  failure: WidgetFailure;
  /** The feature setting that names the term set. */
  setting: SettingKey;
  reload: () => void;
}

/** Why a term set of SharePoint could not be read, and what is to be done about it. */
export function TermSetFailure({ failure, setting, reload }: TermSetFailureProps) {
  const { import: texts } = useTexts('terms');
  const isOfTerms = failure.url.includes('/termStore/');
  const isUnknown = isOfTerms && (failure.status === 404 || failure.status === 400);
  const text = isUnknown
    ? format(texts.unknownSet, { setting })
    : isOfTerms && failure.status === 403
      ? texts.forbidden
      : undefined;
  return (
    <ErrorPanel name={texts.operation} failure={failure} reload={reload} {...(text && { text })}>
      {isUnknown && <SettingsLink />}
    </ErrorPanel>
  );
}

/** Leads administrators to the feature settings; others cannot open them. */
export function SettingsLink() {
  const { import: texts } = useTexts('terms');
  const { roles } = useSession();
  return hasAnyRole(roles, ['Admin']) ? (
    <TextLink inline to="/admin/settings">
      {texts.settings}
    </TextLink>
  ) : null;
}
