import { ToggleButton, Tooltip, makeStyles } from '@fluentui/react-components';
import { StarFilled, StarRegular } from '@fluentui/react-icons/svg/star';
import type { VisitedSite } from '#shared/rules/sites/visitedSites';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import type { Following } from './useFollowing';
import { fingerSquare } from '../../ui/style/layout';

const useStyles = makeStyles({
  button: fingerSquare,
});

interface FollowButtonProps {
  site: VisitedSite;
  following: Following;
  /** There is nothing left to follow: the button keeps its place, and the keyboard. */
  isGone?: boolean | undefined;
}

/** Follows a site in SharePoint, and shows whether it is followed; its place is kept until then. */
export function FollowButton({ site, following, isGone }: FollowButtonProps) {
  const styles = useStyles();
  const { follows } = useTexts('collaboration');
  const isFollowed = following.isFollowed(site);
  const label = format(follows.follow, { title: site.Title });
  return (
    <Tooltip
      content={isFollowed ? follows.unfollowHint : follows.followHint}
      relationship="description"
    >
      <ToggleButton
        appearance="transparent"
        className={styles.button}
        aria-label={label}
        checked={isFollowed ?? false}
        disabledFocusable={isGone || isFollowed === undefined || following.isBusy(site)}
        icon={isFollowed ? <StarFilled /> : <StarRegular />}
        onClick={() => following.change(site, !isFollowed)}
      />
    </Tooltip>
  );
}
