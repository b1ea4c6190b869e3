import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { useSession } from '../../data/session/session';
import { useIsOpen } from '../../data/session/useVisitor';
import { pageOf } from '../../platform/addresses/pageOf';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/leave/modal';
import { fingerHeight } from '../../ui/style/layout';

const path = '/create-site';

const useStyles = makeStyles({
  button: {
    alignSelf: 'flex-start',
    flexShrink: 0,
    ...fingerHeight,
    '@media (max-width: 767.98px)': { width: '100%' },
  },
});

/** Leads to where sites are created, for those who may (CREATESITE-01, CREATESITE-09). */
export function CreateSiteButton() {
  const { settings } = useSession();
  if (!useIsOpen(path)) return null;
  const elsewhere = safeAddress(settings.redirectCreateGroupButtonToUrl);
  if (elsewhere) return <ButtonLink to={elsewhere} />;
  return settings.coreIntranetEnabled ? <ModalButton /> : <ButtonLink to={path} />;
}

/** A plain link with the look of a button (CREATESITE-03, CREATESITE-04). */
function ButtonLink({ to }: { to: string }) {
  const styles = useStyles();
  const page = pageOf(to);
  const href = useHref(page ?? '/');
  const navigate = useLinkClickHandler<HTMLAnchorElement>(page ?? '/');
  return (
    <Button
      as="a"
      className={styles.button}
      icon={<AddRegular />}
      href={page ? href : safeAddress(to)}
      onClick={(event: React.MouseEvent<HTMLAnchorElement>) => page && navigate(event)}
    >
      {useTexts('siteIndex').create}
    </Button>
  );
}

/** Within another portal the page opens as a dialog (CREATESITE-05). */
function ModalButton() {
  const styles = useStyles();
  const open = useOpenModal();
  return (
    <Button className={styles.button} icon={<AddRegular />} onClick={() => open('create-site')}>
      {useTexts('siteIndex').create}
    </Button>
  );
}
