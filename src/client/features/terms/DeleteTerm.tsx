import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { Term, TermUsage } from '#shared/contract/pages/terms';
import { useRead } from '../../data/read/useRead';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { stacked } from '../../ui/style/layout';
import { DialogFrame } from '../../ui/leave/DialogFrame';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import type { TermEditing } from './termEditing';
import { usePeopleWords, useUsageWords } from './useUsageWords';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({ words: stacked(tokens.spacingVerticalS) });

interface DeleteTermProps {
  editing: TermEditing;
  term: Term;
  close: () => void;
  remove: () => void;
  retire: () => void;
}

/**
 * Asks before a term is deleted, and says who and what depends on it; a term can be kept for those
 * who have it instead.
 */
export function DeleteTerm({ editing, term, close, remove, retire }: DeleteTermProps) {
  const texts = useTexts('terms');
  const { forms } = useTexts('editing');
  const locale = useLocale();
  const usage = useRead({ ...editing.usage(term.Guid), isFresh: true });
  const closed = (action: () => void) => () => {
    close();
    action();
  };
  const hasBelow = term.TermCount > 0;
  return (
    <DialogFrame
      isAlert
      onClose={close}
      isFluid
      title={format(texts[editing.of].deletion, { name: term.Name })}
      actions={
        <>
          {!hasBelow && (
            <Button
              appearance="primary"
              disabledFocusable={usage.state === 'loading'}
              onClick={closed(remove)}
            >
              {forms.delete}
            </Button>
          )}
          {!term.IsDeprecated && <Button onClick={closed(retire)}>{texts.deletion.retire}</Button>}
          <Button onClick={close}>{forms.cancel}</Button>
        </>
      }
    >
      {hasBelow ? (
        plural(texts.deletion.below, term.TermCount, locale)
      ) : (
        <WidgetFrame
          name={texts.deletion.usage}
          state={usage}
          placeholder={<SkeletonItem size={40} />}
          emptyText={texts.deletion.nobody}
        >
          {(value) => <Usage editing={editing} usage={value} />}
        </WidgetFrame>
      )}
    </DialogFrame>
  );
}

function Usage({ editing: { of }, usage }: { editing: TermEditing; usage: TermUsage }) {
  const styles = useStyles();
  const texts = useTexts('terms');
  const list = useUsageWords()(usage);
  const people = usePeopleWords(of)(usage);
  return (
    <div className={styles.words}>
      <Text>{people}</Text>
      {list !== '' && (
        <Text>
          {format(texts.deletion.limited, { list })} {texts.deletion.stays}
        </Text>
      )}
    </div>
  );
}
