import { useState } from 'react';
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
import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { AddressDialog } from './AddressDialog';
import { blockStyleOf, blockStyles, setBlockStyle, type BlockStyle } from './blockStyles';
import { closingActions, toolbarActions, type ToolbarAction } from './toolbarActions';

const useStyles = makeStyles({
  root: {
    flexWrap: 'wrap',
    rowGap: tokens.spacingVerticalXXS,
    padding: tokens.spacingHorizontalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  divider: { padding: '0 4px', flexGrow: 0 },
  select: { minWidth: '132px', marginInlineEnd: tokens.spacingHorizontalXS },
  // Toggle buttons would be smaller than the others.
  button: { minWidth: '32px', maxWidth: '32px', height: '32px', padding: 0 },
});

interface EditorToolbarProps {
  editor: Editor;
  name: string;
  isSource: boolean;
  toggleSource: () => void;
}

const everyAction = [...toolbarActions.flat(), ...closingActions];

/** The formatting of the selection; in the source all of it rests but the way back (EDITOR-06). */
export function EditorToolbar({ editor, name, isSource, toggleSource }: EditorToolbarProps) {
  const styles = useStyles();
  const { editor: texts } = useTexts('editing');
  const [asked, setAsked] = useState<'link' | 'image'>();
  const state = useEditorState({
    editor,
    selector: () => ({
      block: blockStyleOf(editor),
      isLink: editor.isActive('link'),
      on: everyAction.filter(({ isOn }) => isOn?.(editor)).map((action) => action.name as string),
      impossible: everyAction
        .filter(({ isPossible }) => isPossible && !isPossible(editor))
        .map((action) => action.name as string),
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
    <>
      <Toolbar
        size="small"
        className={styles.root}
        aria-label={format(texts.toolbar, { name })}
        checkedValues={{
          format: isSource ? ['source'] : [...state.on, ...(state.isLink ? ['link'] : [])],
        }}
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
          <Group key={index} className={styles.divider}>
            {group.map(button)}
          </Group>
        ))}
        <ToolbarDivider className={styles.divider} />
        <ToolbarToggleButton
          className={styles.button}
          name="format"
          value="link"
          icon={<LinkRegular />}
          aria-label={texts.link}
          title={texts.link}
          aria-haspopup="dialog"
          disabled={isSource}
          onClick={() => setAsked('link')}
        />
        <ToolbarButton
          className={styles.button}
          icon={<ImageRegular />}
          aria-label={texts.image}
          title={texts.image}
          aria-haspopup="dialog"
          disabled={isSource}
          onClick={() => setAsked('image')}
        />
        {closingActions.map(button)}
        <ToolbarDivider className={styles.divider} />
        <ToolbarToggleButton
          className={styles.button}
          name="format"
          value="source"
          icon={<CodeRegular />}
          aria-label={texts.source}
          title={texts.source}
          onClick={toggleSource}
        />
      </Toolbar>
      {asked && (
        <AddressDialog
          kind={asked}
          initial={asked === 'link' ? presentLink(editor) : ''}
          insert={(address, alternative) => insertAddress(editor, asked, address, alternative)}
          close={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Group({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <>
      <ToolbarDivider className={className} />
      {children}
    </>
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

function presentLink(editor: Editor): string {
  return String(editor.getAttributes('link').href ?? '');
}

/** Links open in a new window (EDITOR-08); without a selection the address itself is the text. */
function insertAddress(
  editor: Editor,
  kind: 'link' | 'image',
  address: string,
  alternative: string,
): void {
  const chain = editor.chain().focus();
  if (kind === 'image') return void chain.setImage({ src: address, alt: alternative }).run();
  const link = { href: address, target: /^https?:/i.test(address) ? '_blank' : null };
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: link }] })
      .run();
  else chain.extendMarkRange('link').setLink(link).run();
}
