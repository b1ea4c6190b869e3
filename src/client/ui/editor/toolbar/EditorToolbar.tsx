import { Fragment, memo } from 'react';
import { useEditorState } from '@tiptap/react';
import {
  Overflow,
  OverflowDivider,
  OverflowItem,
  Toolbar,
  ToolbarDivider,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { blockStyleOf, blockStyles, setBlockStyle, type BlockStyle } from '../blockStyles';
import { MoreMenu } from './MoreMenu';
import { closingActions, toolbarActions, type ToolbarAction } from './toolbarActions';
import { useToolbarParts, type ToolbarState } from './useToolbarParts';
import { SelectInput } from '../../form/SelectInput';

const useStyles = makeStyles({
  root: {
    padding: tokens.spacingHorizontalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // Its first choice begins where title and text do.
  onCanvas: { paddingInlineStart: 0, paddingInlineEnd: 0 },
  toolbar: { minWidth: 0, padding: 0, flexWrap: 'nowrap', overflowX: 'clip' },
  part: { flexShrink: 0 },
  divider: { flexShrink: 0, height: '32px' },
  line: { height: '100%', padding: '0 4px' },
  block: { flexShrink: 0, paddingInlineEnd: tokens.spacingHorizontalXS },
  select: {
    minWidth: '132px',
    // Room for more beside it.
    '@media (max-width: 767.98px)': { minWidth: 0, width: '104px' },
  },
});

/** In a narrow editor the first ones stay. */
const lasting: readonly string[] = [
  ...['bold', 'italic', 'link', 'image', 'insert', 'bulletList', 'undo', 'redo', 'numberList'],
  ...['table', 'video', 'underline', 'source', 'clear', 'keys', 'unlink'],
];
const priorityOf = (id: string) => (lasting.includes(id) ? -lasting.indexOf(id) : -lasting.length);

const everyAction = [...toolbarActions.flat(), ...closingActions];
const names = (of: (action: ToolbarAction) => boolean | undefined): string[] =>
  everyAction.filter(of).map(({ name }) => name);

interface EditorToolbarProps extends ToolbarState {
  name: string;
  /** The page itself is written on. */
  isCanvas: boolean;
}

/**
 * The formatting of the selection; in the source all of it rests but the way back (EDITOR-06). What
 * has no room in the line is in a menu at its end.
 */
export const EditorToolbar = memo(function EditorToolbar({
  name,
  isCanvas,
  ...own
}: EditorToolbarProps) {
  const { editor, isSource } = own;
  const styles = useStyles();
  const { editor: texts } = useTexts('editing');
  const state = useEditorState({
    editor,
    selector: () => ({
      block: blockStyleOf(editor),
      on: [...names(({ isOn }) => isOn?.(editor)), ...(editor.isActive('link') ? ['link'] : [])],
      impossible: names(({ isPossible }) => isPossible && !isPossible(editor)),
    }),
  });
  const groups = useToolbarParts(own, state.impossible);
  const on = isSource ? ['source'] : state.on;
  return (
    <div className={mergeClasses(styles.root, isCanvas && styles.onCanvas)}>
      <Overflow padding={0}>
        <Toolbar
          size="small"
          className={styles.toolbar}
          aria-label={format(texts.toolbar, { name })}
          checkedValues={{ format: on }}
        >
          <OverflowItem id="block" pinned>
            <div className={styles.block}>
              <SelectInput
                size="small"
                className={styles.select}
                aria-label={texts.block}
                disabled={isSource}
                value={state.block}
                onChange={(_, { value }) => setBlockStyle(editor, value as BlockStyle)}
              >
                {blockStyles.map((style) => (
                  <option key={style} value={style}>
                    {texts.blocks[style]}
                  </option>
                ))}
              </SelectInput>
            </div>
          </OverflowItem>
          {groups.map((parts, index) => (
            <Fragment key={index}>
              <OverflowDivider groupId={String(index)}>
                <div className={styles.divider}>
                  <ToolbarDivider className={styles.line} />
                </div>
              </OverflowDivider>
              {parts.map(({ id, button }) => (
                <OverflowItem key={id} id={id} groupId={String(index)} priority={priorityOf(id)}>
                  <div className={styles.part}>{button}</div>
                </OverflowItem>
              ))}
            </Fragment>
          ))}
          <MoreMenu parts={groups.flat()} on={on} />
        </Toolbar>
      </Overflow>
    </div>
  );
});
