import type { SettingKey } from '#shared/rules/settings/settings';
import type { Failure } from '../data/connection/failure';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { ErrorPanel } from '../ui/trouble/ErrorPanel';
import { SettingsLink } from './SettingsLink';

interface TermSetFailureProps {
  failure: Failure;
  /** The feature setting that names the term set. */
  setting: SettingKey;
  /** The text for terms that are there already as something else; left out where they cannot be. */
  taken?: string;
  reload: () => void;
}

/** Why a term set of SharePoint could not be read, and what is to be done about it. */
export function TermSetFailure({ failure, setting, taken, reload }: TermSetFailureProps) {
  const { import: texts } = useTexts('terms');
  const isOfTerms = failure.url.includes('/termStore/');
  const isUnknown = isOfTerms && (failure.status === 404 || failure.status === 400);
  const isTaken = failure.problemId === 'alreadyExists';
  const text = isUnknown
    ? format(texts.unknownSet, { setting })
    : isOfTerms && failure.status === 403
      ? texts.forbidden
      : isTaken
        ? taken
        : undefined;
  return (
    <ErrorPanel name={texts.operation} failure={failure} reload={reload} {...(text && { text })}>
      {(isUnknown || isTaken) && <SettingsLink setting={setting} />}
    </ErrorPanel>
  );
}
