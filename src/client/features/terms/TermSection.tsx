import { useId, useState } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { CloudArrowDownRegular } from '@fluentui/react-icons/svg/cloud-arrow-down';
import type { Term } from '#shared/contract/pages/terms';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, wrapped } from '../../ui/style/layout';
import { useOpenModal } from '../../ui/leave/modal';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { SectionHeading } from '../../ui/SectionHeading';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { surface } from '../../ui/style/surface';
import { DeleteTerm } from './DeleteTerm';
import { TermBranches } from './TermBranches';
import { termEditing, type TermsOf } from './termEditing';
import { TermHistory } from './TermHistory';
import { useTermActions } from './useTermActions';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalM,
  },
  words: { flex: '1 1 320px', minWidth: 0 },
  actions: { ...wrapped(tokens.spacingHorizontalS), [phone]: { width: '100%' } },
  button: { ...fingerHeight, [phone]: { flexGrow: 1 } },
  list: { ...surface, overflow: 'hidden' },
});

/** The terms of a kind with what administrators can do with them (CHANNELS-31). */
export function TermSection({ kind }: { kind: TermsOf }) {
  const styles = useStyles();
  const id = useId();
  const editing = termEditing[kind];
  const { list, ...catalogue } = useTexts('terms');
  const texts = catalogue[kind];
  const open = useOpenModal();
  const { sharePointUrl } = useSession().config;
  const state = useRead<Term[]>({
    ...editing.tree(useLcid()),
    isEmpty: (terms) => terms.length === 0,
  });
  const actions = useTermActions(editing);
  const [asked, setAsked] = useState<Term>();
  const [past, setPast] = useState<string>();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <SectionHeading id={id} title={texts.title} introduction={texts.introduction} />
        </div>
        <div className={styles.actions}>
          {sharePointUrl !== '' && (
            <Button
              className={styles.button}
              icon={<CloudArrowDownRegular />}
              aria-describedby={id}
              onClick={() => open(`terms/${kind}/import`)}
            >
              {list.import}
            </Button>
          )}
          <Button
            className={styles.button}
            appearance="primary"
            icon={<AddRegular />}
            onClick={() => open(`terms/${kind}/add`)}
          >
            {texts.add}
          </Button>
        </div>
      </div>
      <WidgetFrame
        name={texts.title}
        state={state}
        placeholder={<RowsPlaceholder count={5} />}
        emptyText={texts.none}
      >
        {(terms) => (
          <div className={styles.list}>
            <TermBranches
              editing={editing}
              terms={terms}
              label={texts.title}
              actions={actions}
              showHistory={({ Guid }) => setPast(Guid)}
              askDelete={setAsked}
            />
          </div>
        )}
      </WidgetFrame>
      {past && (
        <TermHistory terms={editing} id={past} tree={state} close={() => setPast(undefined)} />
      )}
      {asked && (
        <DeleteTerm
          editing={editing}
          term={asked}
          close={() => setAsked(undefined)}
          remove={() => actions.remove(asked)}
          retire={() => actions.retire(asked)}
        />
      )}
    </section>
  );
}
