import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Button,
  Popover,
  PopoverSurface,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss';
import { useTexts } from '../../../texts/useTexts';
import { fingerHeight, oneLine, wrapped } from '../../style/layout';
import { LinkNoteText } from './LinkNoteText';
import { isButton, linkedAddress, removeLink } from './linkTarget';
import { OpenLink } from './OpenLink';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    maxWidth: 'min(420px, calc(100vw - 24px))',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  row: { ...wrapped(tokens.spacingHorizontalXS), alignItems: 'center' },
  address: { ...oneLine, display: 'block', marginBottom: tokens.spacingVerticalXS },
  button: fingerHeight,
});

/** Where the link leads that the cursor is in, beside it; the keyboard has the same in the dialog. */
export function LinkPopover({ editor, change }: { editor: Editor; change: () => void }) {
  const styles = useStyles();
  const { editor: words, links: texts } = useTexts('editing');
  const { address, from, isPressed } = useEditorState({
    editor,
    selector: () => {
      const { empty, from } = editor.state.selection;
      const address = editor.isFocused && empty ? linkedAddress(editor) : '';
      const isThere = address !== '';
      return { address, from: isThere ? from : 0, isPressed: isThere && isButton(editor) };
    },
  });
  const element = address && linkElement(editor, from);
  if (!element) return null;
  return (
    <Popover
      open
      unstable_disableAutoFocus
      positioning={{ target: element, position: 'below', align: 'start', offset: 6 }}
    >
      <PopoverSurface
        className={styles.surface}
        role="group"
        aria-label={isPressed ? words.button : words.link}
        // The cursor stays where it is.
        onPointerDown={(event) => event.preventDefault()}
      >
        <Text size={200} className={styles.address}>
          {address}
        </Text>
        <LinkNoteText editor={editor} address={address} />
        <div className={styles.row}>
          <OpenLink address={address} size="small" className={styles.button} />
          <Button className={styles.button} size="small" icon={<EditRegular />} onClick={change}>
            {isPressed ? texts.changeButton : texts.change}
          </Button>
          <Button
            className={styles.button}
            size="small"
            icon={<LinkDismissRegular />}
            onClick={() => removeLink(editor)}
          >
            {words.unlink}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}

/** The element of the link at a place, behind whose last letter the cursor may stand. */
function linkElement({ view }: Editor, at: number): HTMLElement | undefined {
  for (const side of [-1, 1]) {
    const { node } = view.domAtPos(at, side);
    const element = (node instanceof Element ? node : node.parentElement)?.closest('a');
    if (element && view.dom.contains(element)) return element;
  }
  return undefined;
}
