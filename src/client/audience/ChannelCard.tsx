import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { fingerHeight, inRow, plainList, stacked } from '../ui/style/layout';
import { SkeletonItem } from '../ui/widget/Skeleton';
import { SourceNotice } from '../ui/widget/SourceNotice';
import { useChannelFollowing, type FollowableChannel } from './useChannelFollowing';

const useStyles = makeStyles({
  root: { ...plainList, ...stacked(tokens.spacingVerticalL), padding: tokens.spacingHorizontalL },
  waiting: { height: '96px', margin: tokens.spacingHorizontalL },
  words: { ...stacked(tokens.spacingVerticalXXS), minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  actions: { ...inRow(), marginTop: tokens.spacingVerticalS },
  button: fingerHeight,
});

/** The names and places of channels, each with its Follow. */
export function ChannelCard({ ids }: { ids: readonly string[] }) {
  const styles = useStyles();
  const texts = useTexts('channels');
  const { state, change, isBusy } = useChannelFollowing(ids);
  if (state.state === 'loading') return <SkeletonItem className={styles.waiting} />;
  if (state.state === 'failed')
    return (
      <div className={styles.root}>
        <SourceNotice name={texts.operation} failure={state.failure} reload={state.reload} />
      </div>
    );
  const channels = state.state === 'ready' ? state.value : [];
  if (channels.length === 0)
    return (
      <div className={styles.root}>
        <Text>{texts.gone}</Text>
      </div>
    );
  return (
    <ul className={styles.root}>
      {channels.map((channel) => (
        <li key={channel.id} className={styles.words}>
          <ChannelEntry channel={channel} change={change} isBusy={isBusy(channel.id)} />
        </li>
      ))}
    </ul>
  );
}

interface ChannelEntryProps {
  channel: FollowableChannel;
  change: (channel: FollowableChannel) => void;
  isBusy: boolean;
}

function ChannelEntry({ channel, change, isBusy }: ChannelEntryProps) {
  const styles = useStyles();
  const texts = useTexts('channels');
  const { name, above, lock, isFollowed, isOffered } = channel;
  return (
    <>
      {above.length > 0 && (
        <Text size={200} className={styles.quiet}>
          {above.join(' › ')}
        </Text>
      )}
      <Text weight="semibold" size={400}>
        {name}
      </Text>
      <Text className={styles.quiet}>
        {isFollowed ? texts.followed : lock || !isOffered ? null : texts.notFollowed}
        {lock && ` ${lock === 'directory' ? texts.directory : texts.gone}`}
      </Text>
      {!lock && (isFollowed || isOffered) && (
        <div className={styles.actions}>
          <Button
            className={styles.button}
            appearance={isFollowed ? 'secondary' : 'primary'}
            icon={isFollowed ? <CheckmarkRegular /> : <AddRegular />}
            aria-label={format(isFollowed ? texts.unfollowOf : texts.followOf, { name })}
            disabledFocusable={isBusy}
            onClick={() => change(channel)}
          >
            {isFollowed ? texts.unfollow : texts.follow}
          </Button>
        </div>
      )}
    </>
  );
}
