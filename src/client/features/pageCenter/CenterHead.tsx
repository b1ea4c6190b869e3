import { useHref, useLinkClickHandler } from 'react-router-dom';
import { Button, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { CenterKind } from '#shared/rules/pages/pageFilters';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { hasOwnNews } from '../../data/session/hasOwnNews';
import { newsCenterSite } from '../../data/sharePoint/newsCenterNews';
import { useHasLicence, useSession } from '../../data/session/session';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, wrapped } from '../../ui/style/layout';
import { useOpenModal } from '../../ui/leave/modal';
import { useIsPageEditor } from './usePageCenter';

const useStyles = makeStyles({
  root: {
    ...wrapped(tokens.spacingHorizontalL),
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBottom: tokens.spacingVerticalXL,
  },
  title: { margin: 0 },
  introduction: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground2,
  },
  actions: wrapped(tokens.spacingHorizontalS),
  button: fingerHeight,
});

/** The center's title and introduction, and the ways on from it (PAGES-001 to PAGES-005). */
export function CenterHead({ kind }: { kind: CenterKind }) {
  const styles = useStyles();
  const texts = useTexts('pageCenter');
  const { settings } = useSession();
  const isEditor = useIsPageEditor();
  const openModal = useOpenModal();
  const isWritten = isEditor && (kind === 'content' || hasOwnNews(settings));
  return (
    <div className={styles.root}>
      <div>
        <Title1 as="h1" block className={styles.title}>
          {texts.titles[kind]}
        </Title1>
        <p className={styles.introduction}>{texts.introductions[kind]}</p>
      </div>
      <div className={styles.actions}>
        {kind === 'news' && <SharePointLink />}
        {isEditor && (
          <Button
            className={styles.button}
            icon={<DeleteRegular />}
            onClick={() => openModal('page-trash')}
          >
            {texts.trash}
          </Button>
        )}
        {isWritten && <AddButton kind={kind} />}
      </div>
    </div>
  );
}

function AddButton({ kind }: { kind: CenterKind }) {
  const styles = useStyles();
  const { add } = useTexts('pageCenter');
  const page = `/pages/${kind}/add`;
  return (
    <Button
      as="a"
      href={useHref(page)}
      onClick={useLinkClickHandler<HTMLAnchorElement>(page)}
      className={styles.button}
      appearance="primary"
      icon={<AddRegular />}
    >
      {add[kind]}
    </Button>
  );
}

/** PAGES-005: for whom SharePoint opens, and for editors. */
function SharePointLink() {
  const styles = useStyles();
  const { sharePointNewsCenter: name } = useTexts('pageCenter');
  const { opensInNewTab } = useTexts().widgets;
  const opensNewTab = useOpensNewTab();
  const { settings, config } = useSession();
  const hasLicence = useHasLicence();
  const isEditor = useIsPageEditor();
  const address = newsCenterSite(settings, config);
  if (!settings.showSharePointNewsCenterLink || !address || !(hasLicence || isEditor)) return null;
  return (
    <Button
      as="a"
      href={safeAddress(address)}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
      className={styles.button}
      icon={<OpenRegular />}
      aria-label={opensNewTab ? format(opensInNewTab, { title: name }) : undefined}
    >
      {name}
    </Button>
  );
}
