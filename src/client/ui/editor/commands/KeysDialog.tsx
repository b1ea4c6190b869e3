import { Button, Subtitle2, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../../texts/useTexts';
import { focusRing } from '../../style/layout';
import { DialogFrame } from '../../leave/DialogFrame';
import { keyGroups, shownKeys } from './keyList';

const useStyles = makeStyles({
  content: { ...focusRing('-2px'), paddingInline: tokens.spacingHorizontalS },
  table: { width: '100%', borderCollapse: 'collapse', marginBottom: tokens.spacingVerticalL },
  row: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  cell: { padding: `${tokens.spacingVerticalSNudge} 0`, textAlign: 'start', fontWeight: 'normal' },
  keys: { textAlign: 'end', whiteSpace: 'nowrap' },
  key: {
    marginInlineStart: tokens.spacingHorizontalXS,
    padding: `1px ${tokens.spacingHorizontalXS}`,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** The keys of the text editor, and the signs that become something while they are typed. */
export function KeysDialog({ close }: { close: () => void }) {
  const styles = useStyles();
  const { editor } = useTexts('editing');
  const keys = useTexts('editorKeys');
  return (
    <DialogFrame
      onClose={close}
      title={keys.title}
      contentClassName={styles.content}
      isScrolledByKeys
      actions={
        <Button appearance="primary" onClick={close}>
          {keys.close}
        </Button>
      }
    >
      {keyGroups.map(({ name, rows }) => (
        <section key={name}>
          <Subtitle2 as="h3">{keys.groups[name]}</Subtitle2>
          <table className={styles.table}>
            <tbody>
              {rows.map(([pressed, label]) => (
                <tr key={pressed} className={styles.row}>
                  <th scope="row" className={styles.cell}>
                    {label(editor, keys)}
                  </th>
                  <td className={`${styles.cell} ${styles.keys}`}>
                    {shownKeys(pressed, name).map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </DialogFrame>
  );
}
