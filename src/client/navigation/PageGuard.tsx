import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Title1, makeStyles, tokens } from '@fluentui/react-components';
import { firstOpenRoute } from '#shared/rules/pages/routeAccess';
import { pageRoutes, type PagePath } from '#shared/rules/pages/routeTable';
import { useVisitor } from '../data/session/useVisitor';
import { useTexts } from '../texts/useTexts';
import { Refusal } from './Refusal';
import { useAdmission, type Admission } from './useAdmission';
import { useDocumentTitle } from '../data/useDocumentTitle';
import { useUnlicensedNotice } from './useUnlicensedNotice';
import { Waiting } from './Waiting';

const useStyles = makeStyles({
  root: { maxWidth: '1008px', margin: '0 auto' },
  title: { margin: `0 0 ${tokens.spacingVerticalXL}` },
});

interface PageGuardProps {
  path: PagePath;
  /** The page's title, where it has one. */
  title?: string;
  /** Pages whose code exists, in the order of the table. */
  built: readonly PagePath[];
  children: ReactNode;
}

/** Decides who may open a page before any of it renders (ROLE-20, ROLE-21, LICENCE-10..14). */
export function PageGuard({ path, title, built, children }: PageGuardProps) {
  const admission = useAdmission(pageRoutes[path]);
  switch (admission.state) {
    case 'open':
      return children;
    case 'waiting':
      return <Waiting />;
    case 'unlicensed':
      return <Unlicensed path={path} built={built} admission={admission} />;
    default:
      return <RefusedPage admission={admission} title={title} />;
  }
}

/**
 * Leads to the first page that is open, with the reason (LICENCE-11, LICENCE-20); the light home
 * takes the place of home, so that nothing was refused (TODAY-18).
 */
function Unlicensed({
  path,
  built,
  admission,
}: {
  path: PagePath;
  built: readonly PagePath[];
  admission: Admission;
}) {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const notify = useUnlicensedNotice();
  const target = firstOpenRoute(
    built.map((own) => [own, pageRoutes[own]] as const),
    visitor,
  );
  const isReplaced = path === '/' && target === '/light';
  useEffect(() => {
    if (!target) return;
    if (!isReplaced) notify();
    void navigate(target, { replace: true });
  }, [target, isReplaced, notify, navigate]);
  return target ? <Waiting /> : <RefusedPage admission={admission} />;
}

function RefusedPage({ admission, title }: { admission: Admission; title?: string }) {
  const styles = useStyles();
  const { guard } = useTexts();
  useDocumentTitle(title ?? guard.page);
  return (
    <div className={styles.root}>
      <Title1 as="h1" block className={styles.title}>
        {title ?? guard.page}
      </Title1>
      <Refusal admission={admission} name={title} />
    </div>
  );
}
