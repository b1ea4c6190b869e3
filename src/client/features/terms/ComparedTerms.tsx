import { useState } from 'react';
import { Button, Checkbox, Spinner, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { TermImportPreview } from '#shared/contract/pages/terms';
import { plural } from '../../texts/plural';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { ConfirmDialog } from '../../ui/leave/ConfirmDialog';
import { ErrorPanel } from '../../ui/trouble/ErrorPanel';
import { fingerHeight, wrapped } from '../../ui/style/layout';
import type { WidgetFailure } from '../../ui/widget/widgetState';
import { ChangeGroups } from './ChangeGroups';
import type { TermsOf } from './termEditing';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground2 },
  removes: { display: 'flex', flexDirection: 'column' },
  hint: { color: tokens.colorNeutralForeground2, marginInlineStart: '32px' },
  actions: { ...wrapped(tokens.spacingHorizontalS), justifyContent: 'flex-end' },
  button: { ...fingerHeight, '@media (max-width: 767.98px)': { flexGrow: 1 } },
});

interface ComparedTermsProps {
  of: TermsOf;
  preview: TermImportPreview;
  isWriting: boolean;
  /** Why the import failed. */
  failure?: WidgetFailure;
  compare: () => void;
  run: (removesMissing: boolean) => void;
  close: () => void;
}

/** The changes that an import would make; it is done only after a question (CHANNELS-23). */
export function ComparedTerms({
  of,
  preview: { Changes, Unchanged },
  isWriting,
  failure,
  compare,
  run,
  close,
}: ComparedTermsProps) {
  const styles = useStyles();
  const { import: texts } = useTexts('terms');
  const { forms } = useTexts('editing');
  const locale = useLocale();
  const [removes, setRemoves] = useState(false);
  const [asks, setAsks] = useState(false);
  const hasMissing = Changes.some(({ Change }) => Change === 'missing');
  const count = Changes.filter(({ Change }) => removes || Change !== 'missing').length;
  return (
    <>
      {failure &&
        (failure.status === 409 ? (
          <ErrorPanel name={texts.operation} failure={failure} isSave text={texts.changedMeanwhile}>
            <Button onClick={compare}>{texts.again}</Button>
          </ErrorPanel>
        ) : (
          <ErrorPanel name={texts.operation} failure={failure} isSave reload={() => run(removes)} />
        ))}
      {Changes.length === 0 ? (
        <Text role="status">{texts.same}</Text>
      ) : (
        <ChangeGroups of={of} changes={Changes} />
      )}
      {Unchanged > 0 && (
        <Text className={styles.quiet}>{plural(texts.unchanged, Unchanged, locale)}</Text>
      )}
      {hasMissing && (
        <div className={styles.removes}>
          <Checkbox
            label={texts.removes}
            checked={removes}
            onChange={(_, { checked }) => setRemoves(checked === true)}
          />
          <Text size={200} className={styles.hint}>
            {texts.removesHint}
          </Text>
        </div>
      )}
      <div className={styles.actions}>
        {count > 0 && (
          <Button
            className={styles.button}
            appearance="primary"
            disabledFocusable={isWriting}
            icon={isWriting ? <Spinner size="tiny" /> : undefined}
            onClick={() => setAsks(true)}
          >
            {plural(texts.run, count, locale)}
          </Button>
        )}
        <Button className={styles.button} onClick={close}>
          {Changes.length === 0 ? forms.close : forms.cancel}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={texts.confirm}
          text={plural(texts.confirmText, count, locale)}
          accept={plural(texts.run, count, locale)}
          decline={forms.cancel}
          onDecline={() => setAsks(false)}
          onAccept={() => {
            setAsks(false);
            run(removes);
          }}
        />
      )}
    </>
  );
}
