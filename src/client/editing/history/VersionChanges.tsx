import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { AuditState } from '#shared/contract/audits';
import { useRead, type Read } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { nameOfField, type FieldNames } from '../form/fieldNames';
import { changedFields } from './historyEntries';
import { isLongText } from './longText';
import { ChangedValues } from './RestoreDifferences';
import { TextComparison } from './TextComparison';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface VersionChangesProps {
  read: Read<AuditState>;
  /** Left out: they are called as on the wire. */
  fields: FieldNames;
}

/** The changes of one version: texts word by word, other fields from what to what. */
export function VersionChanges({ read, fields }: VersionChangesProps) {
  const { comparison } = useTexts('editing');
  const state = useRead(read);
  return (
    <WidgetFrame
      name={comparison.changes}
      state={state}
      placeholder={<SkeletonItem size={96} />}
      emptyText={comparison.sameText}
    >
      {(version) => <Changes version={version} fields={fields} />}
    </WidgetFrame>
  );
}

function Changes({
  version: { NewValues, OldValues },
  fields,
}: {
  version: AuditState;
  fields: FieldNames;
}) {
  const styles = useStyles();
  const { comparison } = useTexts('editing');
  const differences = changedFields(NewValues, OldValues ?? {}).map((field) => ({
    name: nameOfField(fields, field),
    from: OldValues?.[field],
    to: NewValues[field],
  }));
  const texts = differences.filter(({ from, to }) => isLongText(from) || isLongText(to));
  return (
    <div className={styles.root}>
      <ChangedValues differences={differences.filter((each) => !texts.includes(each))} />
      {texts.length > 0 && (
        <Text size={200} className={styles.quiet}>
          {comparison.legend}
        </Text>
      )}
      {texts.map(({ name, from, to }) => (
        <section key={name} aria-label={name}>
          <TextComparison before={from} after={to} />
        </section>
      ))}
    </div>
  );
}
