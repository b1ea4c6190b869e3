import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import type { ReaderPreview } from '#shared/contract/people/targeting';
import { outcomeOf } from '#shared/rules/targeting/why';
import type { ReadState } from '../../../../data/read/readState';
import { format } from '#shared/rules/values/format';
import { plural } from '../../../../texts/plural';
import { useLocale } from '../../../../texts/useLocale';
import { useTexts } from '../../../../texts/useTexts';
import { inRow } from '../../../../ui/style/layout';
import { isChosen, type PreviewReader } from './previewReader';

const useStyles = makeStyles({
  root: {
    ...inRow(tokens.spacingHorizontalS),
    flexShrink: 0,
    alignSelf: 'center',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
  },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground2 },
});

interface PreviewSignProps {
  reader: PreviewReader;
  /** Of the reader. */
  name: string;
  state: ReadState<ReaderPreview>;
}

/** Marks what is seen as a preview, and says what the reader has of it. */
export function PreviewSign({ reader, name, state }: PreviewSignProps) {
  const styles = useStyles();
  const { signs } = useTexts('pageEditor');
  const { loading, errors } = useTexts().widgets;
  const locale = useLocale();
  const words = () => {
    if (!isChosen(reader)) return signs.writer;
    if (state.state === 'failed') return `${format(errors.title, { name: signs.name })}.`;
    if (state.state !== 'ready') return format(loading, { name: signs.name });
    const { Rules, Withheld } = state.value;
    const outcome = format(signs[outcomeOf('page', Rules)], { name });
    return Withheld.length > 0
      ? `${outcome} ${plural(signs.withheldLinks, Withheld.length, locale)}`
      : outcome;
  };
  return (
    <div className={styles.root}>
      <EyeRegular aria-hidden fontSize={20} className={styles.icon} />
      <Text role="status">{words()}</Text>
    </div>
  );
}
