import { Suspense, lazy } from 'react';
import { Skeleton, SkeletonItem, makeStyles } from '@fluentui/react-components';
import { useEditingTexts } from '../texts/useEditingTexts';
import type { RichTextEditorProps } from './editor/RichTextEditor';

const RichTextEditor = lazy(() =>
  import(/* webpackChunkName: "editor" */ './editor/RichTextEditor').then(
    ({ RichTextEditor: component }) => ({ default: component }),
  ),
);

const useStyles = makeStyles({ waiting: { height: '260px' } });

/** A field for HTML; the editor's code comes with the first one. */
export function RichTextInput(props: RichTextEditorProps) {
  const styles = useStyles();
  const { editor } = useEditingTexts();
  return (
    <Suspense
      fallback={
        <Skeleton aria-label={editor.loading}>
          <SkeletonItem className={styles.waiting} />
        </Skeleton>
      }
    >
      <RichTextEditor {...props} />
    </Suspense>
  );
}
