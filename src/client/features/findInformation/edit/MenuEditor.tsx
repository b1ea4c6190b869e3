import { useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { TagMultipleRegular } from '@fluentui/react-icons/svg/tag-multiple';
import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { findBranch, nextPlace } from '#shared/rules/pages/navigation';
import { useSession } from '../../../data/session/session';
import { useLast } from '../../../data/read/useLast';
import { EditedHistory } from '../../../editing/history/EditedHistory';
import { useTexts } from '../../../texts/useTexts';
import { ErrorPanel } from '../../../ui/trouble/ErrorPanel';
import { fingerHeight, stacked, wrapped } from '../../../ui/style/layout';
import { useOpenModal } from '../../../ui/leave/modal';
import { RowsPlaceholder } from '../../../ui/widget/RowsPlaceholder';
import { surface } from '../../../ui/style/surface';
import { keyboardHome } from '../../../ui/leave/useReturnFromDialog';
import { DeleteNode } from './DeleteNode';
import { EditedBranches } from './EditedBranches';
import { menuEditing, useNodeFields } from './menuEditing';
import { MenuFile } from './MenuFile';
import { MenuHelp } from './MenuHelp';
import { useMenuActions } from './useMenuActions';
import { useWholeMenu } from '../useMenu';
import { Skeleton } from '../../../ui/widget/Skeleton';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: { ...stacked(tokens.spacingVerticalL), outlineStyle: 'none' },
  tools: wrapped(tokens.spacingHorizontalS),
  button: { ...fingerHeight, [phone]: { flexGrow: 1 } },
  list: { ...surface, overflow: 'hidden' },
});

/** The whole menu with what editors can do with it; after a deletion the keyboard is here. */
export function MenuEditor() {
  const styles = useStyles();
  const texts = useTexts('menuEditor');
  const open = useOpenModal();
  const { settings, config } = useSession();
  const state = useWholeMenu(texts.title);
  const branches = useLast(state);
  const Order = String(nextPlace(branches ?? []));
  return (
    <div
      role="group"
      aria-label={texts.title}
      tabIndex={-1}
      {...{ [keyboardHome]: '' }}
      className={styles.root}
    >
      <MenuHelp />
      <div className={styles.tools}>
        <Button
          className={styles.button}
          appearance="primary"
          icon={<AddRegular />}
          onClick={() => open('find-information/add', { Order })}
        >
          {texts.addSection}
        </Button>
        <MenuFile branches={branches} />
        {config.sharePointUrl !== '' && settings.navigationTermSetId.trim() !== '' && (
          <Button
            className={styles.button}
            icon={<TagMultipleRegular />}
            onClick={() => open('find-information/import')}
          >
            {texts.termSet.open}
          </Button>
        )}
      </div>
      {state.state === 'failed' && (
        <ErrorPanel name={texts.title} failure={state.failure} reload={state.reload} />
      )}
      {!branches && state.state === 'loading' && (
        <Skeleton aria-label={texts.title}>
          <RowsPlaceholder count={5} />
        </Skeleton>
      )}
      {branches?.length === 0 && <Text>{texts.none}</Text>}
      {branches && branches.length > 0 && (
        <div className={styles.list}>
          <EditedMenu branches={branches} />
        </div>
      )}
    </div>
  );
}

function EditedMenu({ branches }: { branches: readonly NavigationBranch[] }) {
  const texts = useTexts('menuEditor');
  const fields = useNodeFields();
  const actions = useMenuActions(branches);
  const [asked, setAsked] = useState<NavigationBranch>();
  const [shown, setShown] = useState<number>();
  // As it is stored now: what is put back must carry the newest version.
  const past = shown === undefined ? undefined : findBranch(branches, shown);
  return (
    <>
      <EditedBranches
        branches={branches}
        parent={undefined}
        level={0}
        actions={actions}
        showHistory={({ Id }) => setShown(Id)}
        askDelete={setAsked}
      />
      {asked && (
        <DeleteNode
          branch={asked}
          close={() => setAsked(undefined)}
          remove={() => actions.remove(asked)}
        />
      )}
      {past && (
        <EditedHistory
          editing={menuEditing}
          words={{ ...texts, name: texts.node }}
          item={past}
          name={past.Title}
          fields={fields}
          close={() => setShown(undefined)}
        />
      )}
    </>
  );
}
