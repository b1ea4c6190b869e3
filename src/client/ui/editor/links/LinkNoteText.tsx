import type { Editor } from '@tiptap/core';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import { inRow } from '../../style/layout';
import { linkNote } from './linkNotes';

const useStyles = makeStyles({
  root: { ...inRow(tokens.spacingHorizontalS), marginBottom: tokens.spacingVerticalXS },
  icon: { flexShrink: 0, color: tokens.colorStatusWarningForeground3 },
});

/** The note about a link, such as that readers cannot open it. */
export function LinkNoteText({ editor, address }: { editor: Editor; address: string }) {
  const styles = useStyles();
  const note = linkNote(editor.state, address);
  return (
    note !== undefined && (
      <div className={styles.root}>
        <WarningRegular aria-hidden fontSize={16} className={styles.icon} />
        <Text size={200}>{note}</Text>
      </div>
    )
  );
}
