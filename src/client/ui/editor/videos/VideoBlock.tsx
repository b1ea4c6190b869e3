import { useState } from 'react';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { VideoRegular } from '@fluentui/react-icons/svg/video';
import { useTexts } from '../../../texts/useTexts';
import { PlaySign } from '../../video/PlayButton';
import { hostOf } from '../../video/VideoPart';
import { useVideoStyles } from '../../video/videoStyles';
import { VideoDialog } from './VideoDialog';
import { fingerSquare } from '../../style/layout';

const useStyles = makeStyles({
  root: { margin: '0 0 1.1em', borderRadius: tokens.borderRadiusLarge },
  picture: { display: 'grid', placeItems: 'center', cursor: 'grab' },
  bar: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  title: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  button: {
    minWidth: '32px',
    ...fingerSquare,
  },
});

/**
 * A video where it is written: its place, its title, and how to change it. When it goes, the
 * keyboard is in the text.
 */
export function VideoBlock({ editor, node, updateAttributes, deleteNode }: ReactNodeViewProps) {
  const styles = useStyles();
  const frame = useVideoStyles();
  const { videos: texts, editor: words } = useTexts('editing');
  const [isChanging, setChanging] = useState(false);
  const address = String(node.attrs['data-video'] ?? '');
  const title = String(node.attrs.label ?? '');
  return (
    <NodeViewWrapper className={styles.root} role="group" aria-label={`${words.video}: ${title}`}>
      <div className={mergeClasses('video', styles.picture)} data-drag-handle>
        <PlaySign />
        <span className={frame.host} data-host={hostOf(address)} />
      </div>
      <div className={styles.bar} contentEditable={false}>
        <VideoRegular aria-hidden />
        <Text size={300} className={styles.title}>
          {title}
        </Text>
        <Button
          className={styles.button}
          appearance="subtle"
          size="small"
          icon={<EditRegular />}
          aria-label={texts.change}
          title={texts.change}
          onClick={() => setChanging(true)}
        />
        <Button
          className={styles.button}
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label={words.deleteBlock}
          title={words.deleteBlock}
          onClick={() => {
            deleteNode();
            editor.commands.focus();
          }}
        />
      </div>
      {isChanging && (
        <VideoDialog
          initial={{ address, title }}
          insert={(video) => updateAttributes({ 'data-video': video.address, label: video.title })}
          close={() => setChanging(false)}
        />
      )}
    </NodeViewWrapper>
  );
}
