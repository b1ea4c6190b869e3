import { Text, Title2, makeStyles, tokens } from '@fluentui/react-components';
import { useSession } from '../../data/session/session';
import { SettingsLink } from '../../editing/SettingsLink';
import { TermSetFailure } from '../../editing/TermSetFailure';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';
import { useModal } from '../../ui/leave/modal';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { ComparedTerms } from './ComparedTerms';
import { termsOf, type TermEditing } from './termEditing';
import { useTermImport } from './useTermImport';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  title: { margin: '0 40px 4px 0' },
  introduction: { display: 'block', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
});

/**
 * Dialog terms/{kind}/import: what an import of the term set would change, and the import
 * (CHANNELS-23, CHANNELS-31).
 */
export function TermImport() {
  const styles = useStyles();
  const texts = useTexts('terms');
  const editing = termsOf(useModal()?.params.kind);
  const setId = useSession().settings[editing.setting].trim();
  return (
    <div className={styles.root}>
      <div>
        <Title2 as="h1" block className={styles.title}>
          {texts[editing.of].importTitle}
        </Title2>
        <Text className={styles.introduction}>{texts.import.introduction}</Text>
      </div>
      {setId === '' ? (
        <Text>
          {texts[editing.of].noTermSet} <SettingsLink setting={editing.setting} />
        </Text>
      ) : (
        <Comparison editing={editing} setId={setId} />
      )}
    </div>
  );
}

function Comparison({ editing, setId }: { editing: TermEditing; setId: string }) {
  const texts = useTexts('terms');
  const modal = useModal();
  const { state, compare, run } = useTermImport(editing, setId, () => modal?.close());
  if (state.state === 'reading')
    return (
      <div role="status" aria-label={texts.import.reading}>
        <RowsPlaceholder count={3} />
      </div>
    );
  if (state.state === 'failed')
    return (
      <TermSetFailure
        failure={state.failure}
        setting={editing.setting}
        taken={texts[editing.of].taken}
        reload={compare}
      />
    );
  return (
    <ComparedTerms
      of={editing.of}
      preview={state.found.preview}
      isWriting={state.isWriting}
      failure={state.failure}
      compare={compare}
      run={(removes) => run(state, removes)}
      close={() => modal?.close()}
    />
  );
}
