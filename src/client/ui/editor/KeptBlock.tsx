import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import { TableEditRegular } from '@fluentui/react-icons/svg/table-edit';
import { writeHtml } from '#shared/rules/richText/tree';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { RichText } from '../text/RichText';
import { elementsIn } from './keptElements';
import { tableOf } from './readDocument';
import { fingerSquare } from '../style/layout';

const useStyles = makeStyles({
  root: {
    margin: '0 0 1.1em',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    overflow: 'hidden',
  },
  selected: { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  label: { flexGrow: 1, minWidth: 0 },
  button: {
    minWidth: '32px',
    ...fingerSquare,
  },
  content: {
    maxWidth: 'none',
    padding: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase300,
    userSelect: 'none',
    pointerEvents: 'none',
  },
});

/**
 * A part that cannot be edited here, under a line that says what it is. When it goes, the keyboard
 * is in the text.
 */
export function KeptBlock({ editor, node, selected, getPos, deleteNode }: ReactNodeViewProps) {
  const styles = useStyles();
  const { editor: texts } = useTexts('editing');
  const elements = elementsIn(node.attrs.element);
  const tag = elements[0]?.tag ?? '';
  const known: Readonly<Record<string, string>> = texts.keptKinds;
  const what = known[tag] ?? format(texts.keptElement, { tag });
  // Its cells are told apart again, and those that are missing are added.
  const table = tag === 'table' && elements[0] ? tableOf(elements[0], editor.schema) : undefined;
  const evenOut = () => {
    const at = getPos();
    if (at === undefined || !table) return;
    const { tr } = editor.state;
    editor.view.dispatch(tr.replaceWith(at, at + node.nodeSize, editor.schema.nodeFromJSON(table)));
  };
  const label = format(texts.kept, { what });
  const actions = [
    ...(table ? [{ name: texts.evenOut, icon: <TableEditRegular />, run: evenOut }] : []),
    { name: texts.deleteBlock, icon: <DeleteRegular />, run: deleteNode },
  ];
  return (
    <NodeViewWrapper
      className={mergeClasses(styles.root, selected && styles.selected)}
      role="group"
      aria-label={label}
    >
      <div className={styles.bar}>
        <LockClosedRegular aria-hidden />
        <Text size={200} className={styles.label}>
          {label}
        </Text>
        {actions.map(({ name, icon, run }) => (
          <Button
            key={name}
            className={styles.button}
            appearance="subtle"
            size="small"
            icon={icon}
            aria-label={name}
            title={name}
            onClick={() => {
              run();
              editor.commands.focus();
            }}
          />
        ))}
      </div>
      <div inert>
        <RichText html={writeHtml(elements)} className={styles.content} />
      </div>
    </NodeViewWrapper>
  );
}
