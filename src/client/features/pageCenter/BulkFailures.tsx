import { Button, Text } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { PageBulkAnswer } from '#shared/contract/pages';
import { usePanelStyles } from '../../editing/panelStyles';
import { failureText } from '../../texts/failureText';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';

interface BulkFailuresProps {
  failed: PageBulkAnswer['Failed'];
  close: () => void;
}

/** Names the pages that were not changed, each with its reason. */
export function BulkFailures({ failed, close }: BulkFailuresProps) {
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
          <Text weight="semibold">{bulk.failed}</Text>
          <ul>
            {failed.map(({ Id, Title, problem }) => (
              <li key={Id}>
                {format(bulk.reason, {
                  title: Title || Id,
                  reason:
                    Object.values(problem.errors ?? {})
                      .flat()
                      .join(' ') || failureText({ status: problem.status }, errors),
                })}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={panel.actions}>
        <Button className={panel.button} onClick={close}>
          {bulk.close}
        </Button>
      </div>
    </div>
  );
}
