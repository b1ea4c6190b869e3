import type { ReactElement } from 'react';
import type { Editor } from '@tiptap/core';
import {
  MenuItem,
  MenuItemCheckbox,
  ToolbarButton,
  ToolbarToggleButton,
} from '@fluentui/react-components';
import { CodeRegular } from '@fluentui/react-icons/svg/code';
import { ImageRegular } from '@fluentui/react-icons/svg/image';
import { KeyboardRegular } from '@fluentui/react-icons/svg/keyboard';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { VideoRegular } from '@fluentui/react-icons/svg/video';
import { useTexts } from '../../../texts/useTexts';
import { ask, type AskedPart } from '../commands/askedPart';
import { InsertMenu } from '../commands/InsertMenu';
import { KeysButton } from '../commands/KeysButton';
import { ImageButton } from '../ImageButton';
import { LinkButton } from '../links/LinkButton';
import { TableMenu } from '../TableMenu';
import { VideoButton } from '../videos/VideoButton';
import { closingActions, toolbarActions, type ToolbarAction } from './toolbarActions';
import { useToolbarStyles } from './toolbarStyles';

/** One part of the toolbar, as its button and as an entry of the menu of what has no room. */
export interface ToolbarPart {
  id: string;
  button: ReactElement;
  entry: ReactElement;
}

export interface ToolbarState {
  editor: Editor;
  isSource: boolean;
  /** Something arrives in the text, which would not arrive in the source. */
  isBusy: boolean;
  toggleSource: () => void;
}

/** All parts of the toolbar, in their groups; `impossible` names what the selection does not allow. */
export function useToolbarParts(
  state: ToolbarState,
  impossible: readonly string[],
): ToolbarPart[][] {
  const { editor, isSource } = state;
  const { editor: texts } = useTexts('editing');
  const { title: keysTitle } = useTexts('editorKeys');
  const { button: className } = useToolbarStyles();
  const shared = { editor, className, isDisabled: isSource };
  const action = (each: ToolbarAction): ToolbarPart => {
    const props = {
      ...{ action: each, editor, label: texts[each.name] },
      isDisabled: isSource || impossible.includes(each.name),
    };
    return {
      id: each.name,
      button: <ActionButton {...props} className={className} />,
      entry: <ActionEntry {...props} />,
    };
  };
  const dialog = (id: AskedPart, icon: ReactElement, label: string, isDisabled: boolean) => (
    <MenuItem icon={icon} disabled={isDisabled} onClick={later(editor, () => ask(editor, id))}>
      {label}
    </MenuItem>
  );
  return [
    ...toolbarActions.map((group) => group.map(action)),
    [
      {
        id: 'link',
        button: <LinkButton {...shared} />,
        entry: dialog('link', <LinkRegular />, texts.link, isSource),
      },
      {
        id: 'image',
        button: <ImageButton {...shared} />,
        entry: dialog('image', <ImageRegular />, texts.image, isSource),
      },
      {
        id: 'video',
        button: <VideoButton {...shared} />,
        entry: dialog('video', <VideoRegular />, texts.video, isSource),
      },
      { id: 'table', button: <TableMenu {...shared} />, entry: <TableMenu {...shared} isEntry /> },
      {
        id: 'insert',
        button: <InsertMenu {...shared} />,
        entry: <InsertMenu {...shared} isEntry />,
      },
      ...closingActions.map(action),
    ],
    [
      sourcePart(state, texts.source, className),
      {
        id: 'keys',
        button: <KeysButton editor={editor} className={className} />,
        entry: dialog('keys', <KeyboardRegular />, keysTitle, false),
      },
    ],
  ];
}

/** A menu gives the focus back to its button first. */
function later(editor: Editor, run: () => void) {
  return () => void requestAnimationFrame(() => editor.isDestroyed || run());
}

interface ActionProps {
  action: ToolbarAction;
  editor: Editor;
  label: string;
  isDisabled: boolean;
}

function ActionButton({
  action: { name, icon: Icon, run, isOn },
  editor,
  label,
  isDisabled,
  className,
}: ActionProps & { className: string }) {
  const shared = {
    ...{ className, icon: <Icon />, title: label, disabled: isDisabled },
    'aria-label': label,
    onClick: () => run(editor),
  };
  return isOn ? (
    <ToolbarToggleButton name="format" value={name} {...shared} />
  ) : (
    <ToolbarButton {...shared} />
  );
}

function ActionEntry({
  action: { name, icon: Icon, run, isOn },
  editor,
  label,
  isDisabled,
}: ActionProps) {
  const shared = {
    ...{ icon: <Icon />, disabled: isDisabled },
    onClick: later(editor, () => run(editor)),
  };
  return isOn ? (
    <MenuItemCheckbox name="format" value={name} persistOnClick={false} {...shared}>
      {label}
    </MenuItemCheckbox>
  ) : (
    <MenuItem {...shared}>{label}</MenuItem>
  );
}

function sourcePart(
  { isBusy, toggleSource }: ToolbarState,
  label: string,
  className: string,
): ToolbarPart {
  const shared = {
    ...{ name: 'format', value: 'source', icon: <CodeRegular /> },
    ...{ disabled: isBusy, onClick: toggleSource },
  };
  return {
    id: 'source',
    button: (
      <ToolbarToggleButton className={className} aria-label={label} title={label} {...shared} />
    ),
    entry: (
      <MenuItemCheckbox persistOnClick={false} {...shared}>
        {label}
      </MenuItemCheckbox>
    ),
  };
}
