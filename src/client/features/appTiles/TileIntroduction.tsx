import { Text, Title2, makeStyles, tokens } from '@fluentui/react-components';
import type { AppTile } from '#shared/contract/appTiles';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { inRow, stacked } from '../../ui/style/layout';
import { useModal } from '../../ui/leave/modal';
import { RichText } from '../../ui/text/RichText';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { TextLink } from '../../ui/TextLink';
import { VideoPlayer } from '../../ui/video/VideoPlayer';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { TileFace } from './TileFace';
import { useTile } from './useTile';
import { useTileMessages } from './useTileMessages';
import { useTileOpening } from './useTileOpening';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  // Beside it stands the button that closes the dialog.
  head: { ...inRow(tokens.spacingHorizontalL), alignItems: 'start', paddingInlineEnd: '40px' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  waiting: { margin: '0 40px 20px 0' },
  title: { margin: 0 },
  open: { alignSelf: 'start', overflowWrap: 'anywhere' },
  message: {
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    borderInlineStartWidth: '4px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
  },
  video: {
    width: '100%',
    aspectRatio: '16 / 9',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground6,
  },
});

/** Dialog app-tile-intro/{id}: what is to be known about an app, as text or video (APPS-14). */
export function TileIntroduction() {
  const styles = useStyles();
  const { app, nothingMore } = useTexts('apps');
  const id = Number(useModal()?.params.id);
  const state = useTile(id, app);
  const { aboutApp } = useTexts().navigation;
  return (
    <>
      {state.state !== 'ready' && (
        <Title2 as="h1" block className={styles.waiting}>
          {aboutApp}
        </Title2>
      )}
      <WidgetFrame
        name={app}
        state={state}
        placeholder={<RowsPlaceholder count={2} />}
        emptyText={nothingMore}
      >
        {(tile) => <Introduction tile={tile} />}
      </WidgetFrame>
    </>
  );
}

function Introduction({ tile }: { tile: AppTile }) {
  const styles = useStyles();
  const texts = useTexts('apps');
  const { opensNewTab, onFollow } = useTileOpening(tile);
  const { Title, Description, Url, Introduction: html, IntroductionVideo: video } = tile;
  const messages = useTileMessages(tile);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <TileFace tile={tile} size="Small" />
        <div className={styles.words}>
          <Title2 as="h1" block className={styles.title}>
            {Title}
          </Title2>
          {Description && <Text block>{Description}</Text>}
        </div>
      </div>
      {messages.map(({ BroadcastMessageId, Title: heading, Message }) => (
        <div key={BroadcastMessageId} className={styles.message}>
          <Text weight="semibold" block>
            {heading}
          </Text>
          <RichText html={Message} />
        </div>
      ))}
      {html && <RichText html={html} />}
      {video && (
        <VideoPlayer
          className={styles.video}
          address={video}
          title={format(texts.about, { title: Title })}
        />
      )}
      {!html && !video && messages.length === 0 && <Text>{texts.nothingMore}</Text>}
      <TextLink className={styles.open} to={Url} opensNewTab={opensNewTab} onFollow={onFollow}>
        {format(texts.open, { title: Title })}
      </TextLink>
    </div>
  );
}
