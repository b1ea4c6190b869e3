import { useId, useRef, useState } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { failureText } from '../../texts/failureText';
import { format } from '#shared/rules/values/format';
import { listFormat } from '../../texts/formatters';
import { momentText } from '../../texts/momentText';
import { silentText } from '../../texts/silentText';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useFocusFallback } from '../leave/useFocusFallback';
import { fingerHeight, inRow, plainList, stacked, wrapped } from '../style/layout';
import type { MissingWidget } from './outageContext';

const useStyles = makeStyles({
  // At the lower edge of the window it moves nothing that somebody reads, whenever it comes.
  root: {
    position: 'sticky',
    bottom: `calc(var(--bottom-bar, env(safe-area-inset-bottom)) + ${tokens.spacingVerticalM})`,
    zIndex: 8,
    boxSizing: 'border-box',
    width: 'fit-content',
    maxWidth: '100%',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow8,
  },
  line: {
    ...wrapped(`${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`),
    alignItems: 'center',
    justifyContent: 'end',
  },
  words: { ...inRow(tokens.spacingHorizontalS), flexGrow: 1, flexBasis: '240px' },
  icon: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
  actions: inRow(tokens.spacingHorizontalS),
  button: { flexShrink: 0, ...fingerHeight },
  details: {
    ...plainList,
    ...stacked(tokens.spacingVerticalS),
    maxHeight: '40vh',
    overflowY: 'auto',
    marginTop: tokens.spacingVerticalS,
    paddingTop: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
});

/** Names what is missing of a page, with another try for all of it; why, for who asks. */
export function OutageLine({ missing: found }: { missing: readonly MissingWidget[] }) {
  const styles = useStyles();
  const { widgets, notices } = useTexts();
  const { errors } = widgets;
  const locale = useLocale();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  // In the same order, whichever fails first.
  const missing = [...found].sort((a, b) => a.name.localeCompare(b.name, locale));
  const gone = namesOf(missing.filter(({ asOf }) => asOf === undefined));
  const saved = namesOf(missing.filter(({ asOf }) => asOf !== undefined)).filter(
    (name) => !gone.includes(name),
  );
  const sentence = (text: string, names: string[]) =>
    names.length > 0 && ` ${format(text, { name: listFormat(locale).format(names) })}`;
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.line}>
        <div className={styles.words}>
          <WarningRegular aria-hidden fontSize={16} className={styles.icon} />
          <Text size={200} role="status">
            {errors.microsoftAway}
            {sentence(errors.missing, gone)}
            {sentence(errors.saved, saved)}
          </Text>
        </div>
        <div className={styles.actions}>
          <Button
            size="small"
            className={styles.button}
            disabledFocusable={missing.every(({ isTrying }) => isTrying)}
            onClick={() => missing.forEach(({ isTrying, tryAgain }) => isTrying || tryAgain())}
          >
            {errors.tryAgain}
          </Button>
          <Button
            size="small"
            appearance="transparent"
            className={styles.button}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {notices.details}
          </Button>
        </div>
      </div>
      {isOpen && (
        // Who uses the keyboard scrolls it as well.
        <ul id={detailsId} className={styles.details} tabIndex={0} aria-label={notices.details}>
          {missing.map((widget, index) => (
            <Detail key={index} {...widget} />
          ))}
        </ul>
      )}
    </div>
  );
}

function namesOf(widgets: readonly MissingWidget[]): string[] {
  return [...new Set(widgets.map(({ name }) => name))];
}

/** The error template's words about one widget (ERRORS-51), and what was being done. */
function Detail({ name, failure, asOf }: MissingWidget) {
  const { errors } = useTexts().widgets;
  const locale = useLocale();
  const { status, operation, requestId } = failure;
  const words = [
    failureText(failure, errors),
    status === 0 ? silentText(failure, { errors, locale }) : format(errors.status, { status }),
    ...(operation === name ? [] : [operation]),
    ...(requestId ? [format(errors.requestId, { id: requestId })] : []),
  ];
  return (
    <li>
      <Text block size={200} weight="semibold">
        {asOf !== undefined
          ? format(errors.sourceSaved, { name, time: momentText(asOf, locale) })
          : format(errors.title, { name })}
      </Text>
      <Text block size={200}>
        {words.join(' · ')}
      </Text>
    </li>
  );
}
