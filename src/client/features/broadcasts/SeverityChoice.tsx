import { Field, Radio, RadioGroup, makeStyles, tokens } from '@fluentui/react-components';
import {
  broadcastTypes,
  type BroadcastType,
  type Severity,
} from '#shared/rules/widgets/broadcasts';
import { useTexts } from '../../texts/useTexts';
import { fingerRow } from '../../ui/style/layout';

const useStyles = makeStyles({
  group: { flexWrap: 'wrap' },
  radio: fingerRow,
  hint: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** How urgent a message is. */
export function SeverityChoice({
  value,
  onChange,
}: {
  value: BroadcastType;
  onChange: (value: BroadcastType) => void;
}) {
  const styles = useStyles();
  const { severities } = useTexts().broadcasts;
  const { severity: label } = useTexts('editing').alerts;
  return (
    <Field label={label}>
      <RadioGroup
        className={styles.group}
        layout="horizontal"
        value={String(value)}
        onChange={(_, data) => onChange(Number(data.value) as BroadcastType)}
      >
        {(Object.keys(broadcastTypes) as Severity[]).map((severity) => (
          <Radio
            key={severity}
            className={styles.radio}
            value={String(broadcastTypes[severity])}
            label={severities[severity]}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
