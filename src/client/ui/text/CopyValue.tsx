import { Fragment, useRef } from 'react';
import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { fingers, fingerSquare } from '../style/layout';
import { useCopy } from './useCopy';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, max-content) auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minWidth: 0,
  },
  // The button stands at the first line of a list.
  list: { alignItems: 'start' },
  entries: { paddingTop: '2px', [fingers]: { paddingTop: '12px' } },
  value: {
    minWidth: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  button: {
    flexShrink: 0,
    minWidth: '32px',
    ...fingerSquare,
  },
  said: { color: tokens.colorNeutralForeground2 },
});

interface CopyValueProps {
  value: string;
  /** Accessible name of the button, such as "Copy the client id". */
  label: string;
  copied: string;
  /** Said where the browser or host forbids copying; the value is selected then. */
  notCopied: string;
}

/**
 * A value to be copied elsewhere, with a button that does it and says so. Where it has no room in a
 * line it parts after a dot or a slash, and a list after a comma.
 */
export function CopyValue({ value, label, copied, notCopied }: CopyValueProps) {
  const styles = useStyles();
  const text = useRef<HTMLElement>(null);
  const { outcome, copy } = useCopy(text);
  const isList = value.includes(', ');
  const parts = isList ? [value] : value.split(/(?<=[./])(?=[^./])/);
  return (
    <span className={mergeClasses(styles.root, isList && styles.list)}>
      <code ref={text} className={mergeClasses(styles.value, isList && styles.entries)}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
      <Button
        appearance="subtle"
        size="small"
        className={styles.button}
        aria-label={label}
        title={label}
        icon={outcome === 'copied' ? <CheckmarkRegular /> : <CopyRegular />}
        onClick={() => void copy(value)}
      />
      <Text role="status" size={200} className={styles.said}>
        {outcome === 'copied' ? copied : outcome === 'refused' ? notCopied : ''}
      </Text>
    </span>
  );
}
