import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { usePanelStyles } from '../../editing/panelStyles';
import { useTexts } from '../../texts/useTexts';
import { PassingButton } from '../../ui/leave/PassingButton';
import { useBulkReasons, type BulkFailed } from './useBulkReasons';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowWrap: 'anywhere' },
});

interface BulkFailuresProps {
  failed: BulkFailed;
  close: () => void;
  /** Finds what takes the keyboard over when it is closed. */
  next: () => HTMLElement | null;
}

/** Names the pages that were not changed, each with its reason. */
export function BulkFailures({ failed, close, next }: BulkFailuresProps) {
  const styles = useStyles();
  const panel = usePanelStyles();
  const { bulk } = useTexts('pageTools');
  const { title, lines } = useBulkReasons()(failed);
  return (
    <div role="alert" className={panel.root}>
      <div className={panel.head}>
        <span className={panel.icon} aria-hidden>
          <WarningRegular />
        </span>
        <div className={panel.words}>
          <Text weight="semibold">{title}</Text>
          <ul className={styles.list}>
            {lines.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={panel.actions}>
        <PassingButton className={panel.button} onClick={close} next={next}>
          {bulk.close}
        </PassingButton>
      </div>
    </div>
  );
}
