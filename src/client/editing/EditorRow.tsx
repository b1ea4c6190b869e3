import type { ReactNode } from 'react';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { fingerSquare } from '../ui/style/layout';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '& > li + li': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  leaving: { opacity: 0.5, pointerEvents: 'none' },
  body: { flex: '1 1 280px', minWidth: 0 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    marginInlineStart: 'auto',
    [phone]: { flexGrow: 1 },
  },
  // They stay beside each other, also below what else can be done.
  own: { display: 'flex' },
  action: fingerSquare,
});

/** The list around the rows. */
export function EditorRows({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface EditorRowProps {
  /** For the names of the buttons. */
  name: string;
  onEdit: () => void;
  onHistory?: () => void;
  onDelete: () => void;
  /** Further actions on it. */
  more?: ReactNode;
  /** It is being deleted: dimmed and out of reach. */
  isLeaving: boolean;
  children: ReactNode;
}

/** One thing that editors manage, with what can be done with it. */
export function EditorRow({
  name,
  onEdit,
  onHistory,
  onDelete,
  more,
  isLeaving,
  children,
}: EditorRowProps) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  return (
    <li className={mergeClasses(styles.row, isLeaving && styles.leaving)} inert={isLeaving}>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>
        {more}
        <div className={styles.own}>
          <Button
            className={styles.action}
            appearance="subtle"
            icon={<EditRegular />}
            aria-label={format(forms.editThis, { name })}
            title={forms.edit}
            onClick={onEdit}
          />
          {onHistory && (
            <Button
              className={styles.action}
              appearance="subtle"
              icon={<HistoryRegular />}
              aria-label={format(forms.historyOf, { name })}
              title={forms.history}
              onClick={onHistory}
            />
          )}
          <Button
            className={styles.action}
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={format(forms.deleteThis, { name })}
            title={forms.delete}
            onClick={onDelete}
          />
        </div>
      </div>
    </li>
  );
}
