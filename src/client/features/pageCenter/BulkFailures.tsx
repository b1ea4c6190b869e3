import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { PageBulkAnswer } from '#shared/contract/pages/pageCenter';
import { usePanelStyles } from '../../editing/panelStyles';
import { failureText } from '../../texts/failureText';
import { format } from '#shared/rules/values/format';
import type { Texts } from '../../texts/topics';
import { useTexts } from '../../texts/useTexts';
import { PassingButton } from '../../ui/leave/PassingButton';
import type { BulkFailed } from './usePageBulk';

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
  const { errors } = useTexts().widgets;
  return (
    <div role="alert" className={panel.root}>
      <div className={panel.head}>
        <span className={panel.icon} aria-hidden>
          <WarningRegular />
        </span>
        <div className={panel.words}>
          <Text weight="semibold">
            {failed.action === 'restore' ? bulk.notRestored : bulk.failed}
          </Text>
          <ul className={styles.list}>
            {failed.pages.map(({ Id, Title, problem }) => (
              <li key={Id}>
                {format(bulk.reason, {
                  title: Title || Id,
                  reason:
                    reasonOf(failed.action, problem, bulk.reasons) ??
                    failureText({ status: problem.status }, errors),
                })}
              </li>
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

/** The rules that a page can break here, in the words of the interface and not in the server's. */
function reasonOf(
  action: BulkFailed['action'],
  { errors = {} }: PageBulkAnswer['Failed'][number]['problem'],
  reasons: Texts['pageTools']['bulk']['reasons'],
): string | undefined {
  if (errors['ChannelTermPages'] || errors['ChannelTermIds'])
    return action === 'removeChannels' ? reasons.lastChannel : reasons.foreignChannel;
  return errors['ArchiveDate'] && reasons.planned;
}
