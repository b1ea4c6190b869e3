import { makeStyles } from '@fluentui/react-components';
import { lazyPart } from '../../loading/lazyPart';
import { useTexts } from '../../texts/useTexts';
import { WidgetBoundary } from '../widget/WidgetBoundary';
import type { RichTextEditorProps } from '../editor/RichTextEditor';
import { Skeleton, SkeletonItem } from '../widget/Skeleton';

const RichTextEditor = lazyPart(
  () => import(/* webpackChunkName: "editor" */ '../editor/RichTextEditor'),
  'RichTextEditor',
);

/** Brings the editor's code while something else is waited for that its field needs. */
export const loadRichTextEditor = RichTextEditor.loadAhead;

const useStyles = makeStyles({ waiting: { height: '260px' } });

/** A field for HTML; the editor's code comes with the first one. */
export function RichTextInput(props: RichTextEditorProps) {
  const styles = useStyles();
  const { editor } = useTexts('editing');
  return (
    <WidgetBoundary
      name={props.name}
      waiting={
        <Skeleton aria-label={editor.loading}>
          <SkeletonItem className={styles.waiting} />
        </Skeleton>
      }
    >
      <RichTextEditor {...props} />
    </WidgetBoundary>
  );
}
