import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Button, makeStyles } from '@fluentui/react-components';
import { lazyPart } from '../loading/lazyPart';
import { Part } from '../loading/Part';
import { useTexts } from '../texts/useTexts';
import { ErrorPanel } from '../ui/trouble/ErrorPanel';
import type { Admission } from './useAdmission';
import { fingerHeight } from '../ui/style/layout';

const AlertMessage = lazyPart(() => import('../ui/trouble/AlertMessage'), 'AlertMessage');

const useStyles = makeStyles({
  home: fingerHeight,
});

const statuses: Partial<Record<Admission['state'], number>> = {
  noAccount: 401,
  unlicensed: 402,
  noRole: 403,
};

interface RefusalProps {
  admission: Admission;
  /** Title of what was to be opened, where it has one. */
  name?: string;
}

/**
 * Stands in place of a page that the person may not open: why, and the way home (ROLE-21, ROLE-50,
 * LICENCE-12).
 */
export function Refusal({ admission, name }: RefusalProps) {
  const { guard } = useTexts();
  const title = name ?? guard.page;
  if (admission.state === 'failed')
    return (
      <ErrorPanel name={title} failure={admission.failure} reload={admission.reload}>
        <HomeLink />
      </ErrorPanel>
    );
  return (
    <Part>
      <AlertMessage
        id={`${statuses[admission.state] ?? 403};${title}`}
        text={admission.state === 'unlicensed' ? guard.unlicensed : undefined}
      >
        <HomeLink />
      </AlertMessage>
    </Part>
  );
}

function HomeLink() {
  const goHome = useLinkClickHandler<HTMLAnchorElement>('/');
  return (
    <Button as="a" className={useStyles().home} href={useHref('/')} onClick={goHome}>
      {useTexts().guard.home}
    </Button>
  );
}
