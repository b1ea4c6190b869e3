import { makeStyles } from '@fluentui/react-components';
import type { GroupSite } from '#shared/rules/sites/siteIndex';
import { cardOf } from '#shared/rules/sites/sites';
import { useTexts } from '../../../texts/useTexts';
import { fingers, square } from '../../../ui/style/layout';
import { SkeletonItem } from '../../../ui/widget/Skeleton';
import { SourceNotice } from '../../../ui/widget/SourceNotice';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { FollowButton } from '../FollowButton';
import { useFollowing } from '../useFollowing';
import { useGroupSite } from './useGroupSite';

const useStyles = makeStyles({
  root: { flexShrink: 0 },
  trouble: { flexBasis: '100%' },
  waiting: { ...square('32px'), [fingers]: square('44px') },
});

/** Follows the site of a group, or not any more. Where there is no site yet there is no star. */
export function SiteStar({ site }: { site: GroupSite }) {
  const styles = useStyles();
  const { star } = useTexts('siteIndex');
  const following = useFollowing();
  const found = useGroupSite(site, star);
  const failed = [found, following.followed].find(isFailed);
  if (failed)
    return (
      <div className={styles.trouble}>
        <SourceNotice name={star} failure={failed.failure} reload={failed.reload} />
      </div>
    );
  if (found.state === 'empty') return null;
  const address = found.state === 'ready' && found.value.webUrl;
  if (!address) return <SkeletonItem className={styles.waiting} />;
  return (
    <span className={styles.root}>
      <FollowButton
        site={{ ...cardOf(site.Title, address), GroupId: site.GroupId }}
        following={following}
      />
    </span>
  );
}

type Failed = Extract<WidgetState<unknown>, { state: 'failed' }>;

function isFailed(read: WidgetState<unknown>): read is Failed {
  return read.state === 'failed';
}
