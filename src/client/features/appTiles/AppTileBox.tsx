import {
  Badge,
  Button,
  CounterBadge,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone';
import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { tileSizes } from '#shared/rules/widgets/appTiles';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/leave/modal';
import { TextLink } from '../../ui/TextLink';
import { TileFace } from './TileFace';
import { useTileStyles } from './tileStyles';
import type { TileBadge } from './useTileBadge';
import { useTileMessages } from './useTileMessages';
import { useTileOpening } from './useTileOpening';
import { useUnread } from './useUnread';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  // In the corner of the tile's face.
  corner: {
    position: 'absolute',
    top: `calc(${tileSizes.Medium} - 34px)`,
    insetInlineEnd: '2px',
    [phone]: { top: `calc(${tileSizes.Small} - 34px)` },
  },
  about: {
    position: 'relative',
    minWidth: '32px',
    maxWidth: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    // A finger has 44 px.
    overflow: 'visible',
    '::before': { content: '""', position: 'absolute', inset: '-6px' },
  },
});

/**
 * A tile that opens its app: coloured square, title, badge, counter, and the way to its
 * introduction.
 */
export function AppTileBox({ tile: { AppTile }, badge }: { tile: UserAppTile; badge: TileBadge }) {
  const [styles, own] = [useTileStyles(), useStyles()];
  const texts = useTexts('apps');
  const { opensInNewTab } = useTexts().widgets;
  const locale = useLocale();
  const unread = useUnread(AppTile);
  const { opensNewTab, onFollow } = useTileOpening(AppTile);
  const { Title, Description, Url } = AppTile;
  const counted =
    unread > 0 ? format(plural(texts.unread, unread, locale), { title: Title }) : Title;
  const named = badge ? `${counted}, ${texts[badge]}` : counted;
  return (
    <div
      className={styles.root}
      data-targeted={AppTile.IsPersonal ? undefined : `appTile:${AppTile.Id}`}
      data-name={Title}
    >
      <TextLink
        to={Url}
        opensNewTab={opensNewTab}
        onFollow={onFollow}
        className={styles.link}
        label={opensNewTab ? format(opensInNewTab, { title: named }) : named}
      >
        <TileFace tile={AppTile} />
        <Text size={200} className={styles.title} title={Description || undefined}>
          {Title}
        </Text>
      </TextLink>
      {badge && (
        <Badge aria-hidden className={styles.badge} color={badge === 'new' ? 'danger' : 'brand'}>
          {texts[badge]}
        </Badge>
      )}
      {unread > 0 && (
        <CounterBadge
          aria-hidden
          className={styles.counter}
          count={unread}
          color="danger"
          overflowCount={99}
        />
      )}
      <AboutButton tile={AppTile} className={own.corner} />
    </div>
  );
}

/** Opens the introduction; a megaphone while there is something new to say (APPS-18, APPS-52). */
export function AboutButton({
  tile,
  className,
}: {
  tile: UserAppTile['AppTile'];
  className?: string;
}) {
  const { Id, Title, Introduction, IntroductionVideo } = tile;
  const styles = useStyles();
  const texts = useTexts('apps');
  const open = useOpenModal();
  const hasNews = useTileMessages(tile).length > 0;
  if (!hasNews && !Introduction && !IntroductionVideo) return null;
  const name = format(hasNews ? texts.aboutNews : texts.about, { title: Title });
  return (
    <Button
      className={mergeClasses(styles.about, className)}
      size="small"
      icon={hasNews ? <MegaphoneRegular /> : <InfoRegular />}
      aria-label={name}
      title={name}
      onClick={() => open(`app-tile-intro/${Id}`)}
    />
  );
}
