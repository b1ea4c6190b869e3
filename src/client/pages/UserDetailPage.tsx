import { Navigate, useParams } from 'react-router-dom';
import { nameInProfileAddress } from '#shared/rules/people/people';
import { useSession } from '../data/session/session';
import { useDocumentTitle } from '../data/useDocumentTitle';
import { NoProfile } from '../features/people/NoProfile';
import { ProfileView } from '../features/people/ProfileView';
import { useProfile } from '../features/people/useProfile';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { ErrorPanel } from '../ui/trouble/ErrorPanel';
import { RowsPlaceholder } from '../ui/widget/RowsPlaceholder';
import { BackLink } from './BackLink';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { Skeleton } from '../ui/widget/Skeleton';

/**
 * Route /user/detail/{principal name with slashes for dots}: a colleague (PEOPLE-07), or oneself
 * unless the setting closes the own profile (PEOPLE-09).
 */
export function UserDetailPage() {
  const { '*': rest = '' } = useParams();
  const { person, settings } = useSession();
  const upn = nameInProfileAddress(rest);
  const isOwn = upn.toLowerCase() === person.upn.toLowerCase();
  if (upn === '') return <NobodyNamed />;
  return isOwn && !settings.enableProfileCardView ? (
    <Navigate to="/" replace />
  ) : (
    <UserDetail key={upn} upn={upn} isOwn={isOwn} />
  );
}

/** The address names nobody: there is nobody to ask for. */
function NobodyNamed() {
  const { profile } = useTexts('people');
  useDocumentTitle(profile.title);
  return (
    <>
      <BackLink to="/people" />
      <NoProfile text={profile.unknown} hint={profile.unknownHint} />
    </>
  );
}

function UserDetail({ upn, isOwn }: { upn: string; isOwn: boolean }) {
  const { profile } = useTexts('people');
  const { shell, widgets } = useTexts();
  const state = useProfile(upn, profile.title);
  const found = state.state === 'ready' ? state.value : null;
  useDocumentTitle(isOwn ? shell.profile : (found?.displayName ?? profile.title));
  return (
    <>
      <BackLink to="/people" />
      {state.state === 'loading' && (
        <Skeleton aria-label={format(widgets.loading, { name: profile.title })}>
          <RowsPlaceholder count={4} />
        </Skeleton>
      )}
      {state.state === 'failed' && (
        <ErrorPanel name={profile.title} failure={state.failure} reload={state.reload} />
      )}
      {found && (
        <WidgetBoundary name={profile.title}>
          <ProfileView person={found} />
        </WidgetBoundary>
      )}
      {state.state === 'empty' && <NoProfile text={profile.unlicensed} />}
      {state.state === 'ready' && !found && (
        <NoProfile text={profile.unknown} hint={profile.unknownHint} />
      )}
    </>
  );
}
