import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { Button } from '@fluentui/react-components';
import type { Failure } from '../data/failure';
import { useTexts } from '../texts/useTexts';
import { ErrorPanel } from '../ui/ErrorPanel';
import type { Admission } from './useAdmission';

const statuses: Partial<Record<Admission['state'], number>> = { noAccount: 401, unlicensed: 402, noRole: 403 };

interface RefusalProps {
  admission: Admission;
  /** Title of what was to be opened, where it has one. */
  name?: string;
}

/** Stands in place of a page that the person may not open: why, and the way home (ROLE-21, ROLE-50, LICENCE-12). */
export function Refusal({ admission, name }: RefusalProps) {
  const { guard } = useTexts();
  const { pathname } = useLocation();
  const title = name ?? guard.page;
  const failure: Failure = admission.state === 'failed' ? admission.failure : { status: statuses[admission.state] ?? 403, operation: title, url: pathname, messages: [], time: new Date().toISOString() };
  return (
    <ErrorPanel name={title} failure={failure} reload={admission.state === 'failed' ? admission.reload : undefined} text={admission.state === 'unlicensed' ? guard.unlicensed : undefined}>
      <HomeLink />
    </ErrorPanel>
  );
}

function HomeLink() {
  const goHome = useLinkClickHandler<HTMLAnchorElement>('/');
  return <Button as="a" href={useHref('/')} onClick={goHome}>{useTexts().guard.home}</Button>;
}
