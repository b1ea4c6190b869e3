import { useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { PageAction } from '#shared/contract/pages/pageCenter';
import { ChannelField } from '../../editing/form/ChannelField';
import { useTexts } from '../../texts/useTexts';
import { ConfirmDialog } from '../../ui/leave/ConfirmDialog';

const useStyles = makeStyles({
  titles: {
    maxHeight: '30vh',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    marginBlock: tokens.spacingVerticalM,
    paddingInlineStart: tokens.spacingHorizontalXL,
  },
});

interface BulkQuestionProps {
  action: PageAction;
  /** Of the chosen pages. */
  titles: readonly string[];
  close: () => void;
  accept: (channels?: readonly string[]) => void;
}

/** The one question before several pages are changed: which, and what it does to readers. */
export function BulkQuestion({ action, titles, close, accept }: BulkQuestionProps) {
  const styles = useStyles();
  const { bulk } = useTexts('pageTools');
  const { forms } = useTexts('editing');
  const { filter } = useTexts('pageCenter');
  const [channels, setChannels] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const hasChannels = action === 'addChannels' || action === 'removeChannels';
  const onAccept = () => {
    if (hasChannels && channels.length === 0) return setMissing(true);
    close();
    accept(hasChannels ? channels : undefined);
  };
  return (
    <ConfirmDialog
      title={bulk.questions[action]}
      text={bulk.effects[action]}
      accept={bulk.actions[action]}
      decline={bulk.cancel}
      isLoss={action === 'delete'}
      onAccept={onAccept}
      onDecline={close}
    >
      <ul className={styles.titles}>
        {titles.map((title, index) => (
          <li key={index}>{title}</li>
        ))}
      </ul>
      {hasChannels && (
        <ChannelField
          label={filter.channels}
          value={channels}
          onChange={(chosen) => {
            setMissing(false);
            setChannels(chosen);
          }}
          error={isMissing ? forms.required : undefined}
        />
      )}
    </ConfirmDialog>
  );
}
