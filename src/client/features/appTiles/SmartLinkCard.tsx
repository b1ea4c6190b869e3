import { Badge, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { AppTile } from '#shared/contract/appTiles';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { fingerReach, stacked } from '../../ui/style/layout';
import { TextLink } from '../../ui/TextLink';
import { surface } from '../../ui/style/surface';
import { AboutButton } from './AppTileBox';
import { TileFace } from './TileFace';
import { useTileOpening } from './useTileOpening';

const SmartLinkMenu = lazyPart(() => import('./SmartLinkMenu'), 'SmartLinkMenu');

export const useCardStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    minWidth: 0,
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    padding: tokens.spacingHorizontalL,
    ...surface,
  },
  words: {
    ...stacked(tokens.spacingVerticalXXS),
    // In a narrow window they have a line of their own before words part between any letters.
    flex: '1 1 80px',
    alignItems: 'flex-start',
    minWidth: 0,
  },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', ...fingerReach },
  // LINKS-04.
  description: {
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
});

const useStyles = makeStyles({
  controls: {
    ...stacked(tokens.spacingVerticalXS),
    alignItems: 'center',
    marginInlineStart: 'auto',
  },
});

interface SmartLinkCardProps {
  link: AppTile;
  isNew: boolean;
  isEditing: boolean;
  onDelete: () => void;
}

/**
 * A smart link with its tile, title and description (LINKS-03, LINKS-05); in edit mode with its
 * menu (LINKS-10).
 */
export function SmartLinkCard({ link, isNew, isEditing, onDelete }: SmartLinkCardProps) {
  const card = useCardStyles();
  const styles = useStyles();
  const texts = useTexts('apps');
  const { opensInNewTab } = useTexts().widgets;
  const { opensNewTab, onFollow } = useTileOpening(link);
  const { Id, Title, Description, Url } = link;
  return (
    <div className={card.root} data-targeted={`appTile:${Id}`} data-name={Title}>
      <TileFace tile={link} size="Small" />
      <div className={card.words}>
        {isNew && <Badge color="danger">{texts.new}</Badge>}
        <TextLink
          to={Url}
          opensNewTab={opensNewTab}
          onFollow={onFollow}
          className={card.title}
          {...(opensNewTab && { label: format(opensInNewTab, { title: Title }) })}
        >
          {Title}
        </TextLink>
        {Description && (
          <Text size={200} className={card.description}>
            {Description}
          </Text>
        )}
      </div>
      <div className={styles.controls}>
        {isEditing && (
          <Part>
            <SmartLinkMenu link={link} onDelete={onDelete} />
          </Part>
        )}
        <AboutButton tile={link} />
      </div>
    </div>
  );
}
