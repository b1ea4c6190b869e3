import { Fragment } from 'react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Select,
  Toolbar,
  ToolbarButton,
  ToolbarDivider,
  ToolbarToggleButton,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { CodeRegular } from '@fluentui/react-icons/svg/code';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { ImageButton } from './ImageButton';
import { TableMenu } from './TableMenu';
import { blockStyleOf, blockStyles, setBlockStyle, type BlockStyle } from './blockStyles';
import { InsertMenu } from './commands/InsertMenu';
import { KeysButton } from './commands/KeysButton';
import { LinkButton } from './links/LinkButton';
import { VideoButton } from './videos/VideoButton';
import { closingActions, toolbarActions, type ToolbarAction } from './toolbarActions';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: {
    flexWrap: 'wrap',
    // One row that is moved sideways: the text keeps the window.
    [phone]: { flexWrap: 'nowrap', overflowX: 'auto', '& > *': { flexShrink: 0 } },
    rowGap: tokens.spacingVerticalXXS,
    padding: tokens.spacingHorizontalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  divider: { padding: '0 4px', flexGrow: 0, [phone]: { display: 'none' } },
  select: {
    minWidth: '132px',
    marginInlineEnd: tokens.spacingHorizontalXS,
    [phone]: { '& select': { height: '40px' } },
  },
  // Toggle buttons would be smaller than the others.
  button: {
    minWidth: '32px',
    maxWidth: '32px',
    height: '32px',
    padding: 0,
    [phone]: { minWidth: '40px', maxWidth: '40px', height: '40px' },
  },
});

interface EditorToolbarProps {
  editor: Editor;
  name: string;
  isSource: boolean;
  /** Something arrives in the text, which would not arrive in the source. */
  isBusy: boolean;
  toggleSource: () => void;
}

const everyAction = [...toolbarActions.flat(), ...closingActions];
const names = (of: (action: ToolbarAction) => boolean | undefined): string[] =>
  everyAction.filter(of).map(({ name }) => name);

/** The formatting of the selection; in the source all of it rests but the way back (EDITOR-06). */
export function EditorToolbar({
  editor,
  name,
  isSource,
  isBusy,
  toggleSource,
}: EditorToolbarProps) {
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
  const button = (action: ToolbarAction) => (
    <ActionButton
      key={action.name}
      action={action}
      editor={editor}
      isDisabled={isSource || state.impossible.includes(action.name)}
    />
  );
  return (
    <Toolbar
      size="small"
      className={styles.root}
      aria-label={format(texts.toolbar, { name })}
      checkedValues={{ format: isSource ? ['source'] : state.on }}
    >
      <Select
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
      </Select>
      {toolbarActions.map((group, index) => (
        <Fragment key={index}>
          <ToolbarDivider className={styles.divider} />
          {group.map(button)}
        </Fragment>
      ))}
      <ToolbarDivider className={styles.divider} />
      <LinkButton editor={editor} className={styles.button} isDisabled={isSource} />
      <ImageButton editor={editor} className={styles.button} isDisabled={isSource} />
      <VideoButton editor={editor} className={styles.button} isDisabled={isSource} />
      <TableMenu editor={editor} className={styles.button} isDisabled={isSource} />
      <InsertMenu editor={editor} className={styles.button} isDisabled={isSource} />
      {closingActions.map(button)}
      <ToolbarDivider className={styles.divider} />
      <ToolbarToggleButton
        className={styles.button}
        name="format"
        value="source"
        icon={<CodeRegular />}
        aria-label={texts.source}
        title={texts.source}
        disabled={isBusy}
        onClick={toggleSource}
      />
      <KeysButton editor={editor} className={styles.button} />
    </Toolbar>
  );
}

function ActionButton({
  action: { name, icon: Icon, run, isOn },
  editor,
  isDisabled,
}: {
  action: ToolbarAction;
  editor: Editor;
  isDisabled: boolean;
}) {
  const styles = useStyles();
  const label = useTexts('editing').editor[name];
  const shared = {
    className: styles.button,
    icon: <Icon />,
    'aria-label': label,
    title: label,
    disabled: isDisabled,
    onClick: () => run(editor),
  };
  return isOn ? (
    <ToolbarToggleButton name="format" value={name} {...shared} />
  ) : (
    <ToolbarButton {...shared} />
  );
}
