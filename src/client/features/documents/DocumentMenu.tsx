import { MenuItem, MenuItemLink, Spinner, makeStyles } from '@fluentui/react-components';
import { DesktopRegular } from '@fluentui/react-icons/svg/desktop';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import type { DocumentItem } from '#shared/rules/documents/documents';
import { desktopAddress, teamsFileAddress } from '#shared/rules/documents/fileAddresses';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { errorNoticeDuration } from '../../data/connection/handleFailure';
import { confirmDone, showNotice } from '../../data/notices';
import { useSession } from '../../data/session/session';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { copyText } from '../../platform/copyText';
import { useHostState } from '../../host/useHostState';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { RowMenu } from '../../ui/list/RowMenu';
import { useFilePlace } from './useDocuments';
import { fingerRow } from '../../ui/style/layout';

const useStyles = makeStyles({
  item: fingerRow,
});

/** Where else a document opens, and its link. */
export function DocumentMenu({ document }: { document: DocumentItem }) {
  const texts = useTexts('documents');
  const label = format(texts.more, { title: document.WholeTitle || texts.untitled });
  return (
    <RowMenu label={label}>
      <Ways document={document} />
    </RowMenu>
  );
}

function Ways({ document: { Path, ItemPath } }: { document: DocumentItem }) {
  const styles = useStyles();
  const texts = useTexts('documents');
  const { config } = useSession();
  const { place } = useHostState();
  const file = useFilePlace(ItemPath, texts.failedName);
  const copy = async () => {
    if (await copyText(Path)) confirmDone(texts.copied);
    else showNotice({ kind: 'error', text: texts.notCopied, duration: errorNoticeDuration });
  };
  const known = file.state === 'ready' ? file.value : {};
  const desktop = desktopAddress(known);
  const teams = place === 'teams' ? teamsFileAddress(known, config.tenantId) : undefined;
  const opensNewTab = useOpensNewTab();
  const inNewTab = { target: '_blank', rel: 'noopener' };
  return (
    <>
      <MenuItemLink
        className={styles.item}
        {...(opensNewTab && inNewTab)}
        icon={<GlobeRegular />}
        href={safeAddress(Path) ?? ''}
      >
        {texts.openInBrowser}
      </MenuItemLink>
      {teams && (
        <MenuItemLink
          className={styles.item}
          {...inNewTab}
          icon={<PeopleTeamRegular />}
          href={teams}
        >
          {texts.openInTeams}
        </MenuItemLink>
      )}
      {desktop && (
        <MenuItemLink className={styles.item} icon={<DesktopRegular />} href={desktop}>
          {texts.openInDesktop}
        </MenuItemLink>
      )}
      {ItemPath && file.state === 'loading' && (
        <MenuItem className={styles.item} disabled icon={<Spinner size="extra-tiny" />}>
          {texts.asking}
        </MenuItem>
      )}
      <MenuItem className={styles.item} icon={<LinkRegular />} onClick={() => void copy()}>
        {texts.copy}
      </MenuItem>
    </>
  );
}
