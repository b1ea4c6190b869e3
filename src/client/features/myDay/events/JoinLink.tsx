import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { VideoRegular } from '@fluentui/react-icons/svg/video';
import type { DayEvent } from '#shared/rules/calendar/dayEvents';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { fingerHeight, inRow } from '../../../ui/style/layout';

const useStyles = makeStyles({
  root: {
    ...inRow(tokens.spacingHorizontalXS),
    flexShrink: 0,
    minHeight: '32px',
    marginInlineEnd: tokens.spacingHorizontalM,
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: tokens.colorBrandBackgroundHover,
      color: tokens.colorNeutralForegroundOnBrand,
      textDecorationLine: 'none',
    },
    ...fingerHeight,
    '@media (forced-colors: active)': { border: '1px solid LinkText', color: 'LinkText' },
  },
});

/**
 * Leads into the online meeting: in Teams the host follows the link itself, a browser opens a new
 * tab, so that the portal stays where it is.
 */
export function JoinLink({ event: { JoinUrl, Subject } }: { event: DayEvent }) {
  const texts = useTexts('myDay');
  const styles = useStyles();
  const address = safeAddress(JoinUrl);
  if (address === undefined) return null;
  const subject = Subject || texts.noSubject;
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener"
      className={styles.root}
      aria-label={format(texts.joinEvent, { subject })}
    >
      <VideoRegular aria-hidden />
      {texts.join}
    </Link>
  );
}
