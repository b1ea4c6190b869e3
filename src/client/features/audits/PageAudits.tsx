import { Text, Title2, makeStyles } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { usePageFields } from '../../editing/form/pageFields';
import { HistoryList } from '../../editing/history/HistoryList';
import { historyEntries } from '../../editing/history/historyEntries';
import { useModal } from '../../ui/leave/modal';
import { mapState } from '../../ui/widget/combineStates';
import { useTexts } from '../../texts/useTexts';
import { AuditsOff } from './AuditsOff';
import { useAreAuditsEnabled, usePageHistory } from './useAudits';

const useStyles = makeStyles({ title: { margin: '0 40px 20px 0', overflowWrap: 'anywhere' } });

/**
 * Dialog audits/pages/{id}: what happened to a page, and the way back to an earlier state
 * (PAGES-081).
 */
export function PageAudits() {
  const styles = useStyles();
  const texts = useTexts('audits');
  const id = Number(useModal()?.params.id);
  return (
    <div>
      {useAreAuditsEnabled() ? (
        <History id={id} />
      ) : (
        <>
          <Title2 as="h1" block className={styles.title}>
            {texts.pageHistory}
          </Title2>
          <Text>
            <AuditsOff />
          </Text>
        </>
      )}
    </div>
  );
}

function History({ id }: { id: number }) {
  const styles = useStyles();
  const texts = useTexts('audits');
  const fields = usePageFields();
  const { history, view, restore } = usePageHistory(id);
  const state = mapState(history, ([, audits]) =>
    historyEntries(audits, fields, ({ Title }) => String(Title)),
  );
  return (
    <>
      <Title2 as="h1" block className={styles.title}>
        {history.state === 'ready'
          ? format(texts.historyOf, { title: history.value[0].Title })
          : texts.pageHistory}
      </Title2>
      <HistoryList state={state} onRestore={restore} view={view} fields={fields} />
    </>
  );
}
