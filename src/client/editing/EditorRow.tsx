import type { ReactElement, ReactNode } from 'react';
import { Button, MenuItem, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { format } from '#shared/rules/values/format';
import type { Targeted } from '../audience/useWhy';
import { WhoButton } from '../audience/WhoButton';
import { WhoPanel, useWhoQuestion, type WhoQuestion } from '../audience/WhoPanel';
import { WhoMenu } from '../audience/WhoRowMenu';
import { useTexts } from '../texts/useTexts';
import { RowMenu } from '../ui/list/RowMenu';
import { useRows } from '../ui/list/rowsStyles';
import { fingerHeight, fingerSquare } from '../ui/style/layout';
import { useIsAtLeast } from '../ui/useBreakpoint';
import { HistoryAndDelete } from './HistoryAndDelete';

const forced = '@media (forced-colors: active)';
const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    [phone]: { columnGap: tokens.spacingHorizontalXS },
  },
  leaving: { opacity: 0.5, pointerEvents: 'none' },
  body: { flex: '1 1 280px', minWidth: 0, [phone]: { flexBasis: 0 } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    marginInlineStart: 'auto',
    // Where borders are drawn, they stand apart.
    [forced]: { gap: '4px' },
    // The room of a finger around the last icon reaches into the row's own.
    [phone]: { marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalS})` },
  },
  // They stay beside each other, also below what else can be done.
  own: { display: 'flex', [forced]: { gap: '4px' } },
  action: fingerSquare,
  more: fingerHeight,
});

/** The list around the rows. */
export function EditorRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={useRows().list} aria-label={label}>
      {children}
    </ul>
  );
}

/** A further action on a thing. */
export interface RowAction {
  icon: ReactElement;
  text: string;
  onClick: () => void;
}

interface ActionsProps {
  /** For the names of the buttons. */
  name: string;
  onHistory: () => void;
  onDelete: () => void;
  more?: RowAction | undefined;
  /** Who sees it can be asked, where only some people do. */
  question: WhoQuestion | undefined;
}

interface EditorRowProps extends Omit<ActionsProps, 'question'> {
  /** The thing itself, where only some people see it. */
  thing?: Targeted | undefined;
  onEdit: () => void;
  /** It is being deleted: dimmed and out of reach. */
  isLeaving: boolean;
  children: ReactNode;
}

/**
 * One thing that editors manage, with what can be done with it: a button for each action, and on a
 * phone a menu for all but "edit".
 */
export function EditorRow({ thing, onEdit, isLeaving, children, ...row }: EditorRowProps) {
  const styles = useStyles();
  const rows = useRows();
  const { forms } = useTexts('editing');
  const isWide = useIsAtLeast('md');
  const question = useWhoQuestion();
  const actions = { ...row, question: thing && question };
  return (
    <li
      className={mergeClasses(rows.item, rows.padded, styles.row, isLeaving && styles.leaving)}
      inert={isLeaving}
    >
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>
        {isWide && <FurtherButtons {...actions} />}
        <div className={styles.own}>
          <Button
            className={styles.action}
            appearance="subtle"
            icon={<EditRegular />}
            aria-label={format(forms.editThis, { name: row.name })}
            title={forms.edit}
            onClick={onEdit}
          />
          {isWide ? <OwnButtons {...actions} /> : <ActionMenu {...actions} />}
        </div>
        {thing && <WhoPanel question={question} thing={thing} />}
      </div>
    </li>
  );
}

function FurtherButtons({ name, more, question }: ActionsProps) {
  const styles = useStyles();
  return (
    <>
      {more && (
        <Button
          className={styles.more}
          appearance="subtle"
          icon={more.icon}
          aria-label={`${more.text}: ${name}`}
          onClick={more.onClick}
        >
          {more.text}
        </Button>
      )}
      {question && <WhoButton question={question} name={name} />}
    </>
  );
}

function OwnButtons({ name, onHistory, onDelete }: ActionsProps) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  return (
    <>
      <Button
        className={styles.action}
        appearance="subtle"
        icon={<HistoryRegular />}
        aria-label={format(forms.historyOf, { name })}
        title={forms.history}
        onClick={onHistory}
      />
      <Button
        className={styles.action}
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={format(forms.deleteThis, { name })}
        title={forms.delete}
        onClick={onDelete}
      />
    </>
  );
}

function ActionMenu({ name, more, question, onHistory, onDelete }: ActionsProps) {
  const { forms } = useTexts('editing');
  const label = format(forms.more, { name });
  const first = more && (
    <MenuItem icon={more.icon} onClick={more.onClick}>
      {more.text}
    </MenuItem>
  );
  const last = <HistoryAndDelete showHistory={onHistory} askDelete={onDelete} />;
  return question ? (
    <WhoMenu {...{ question, label, first }}>{last}</WhoMenu>
  ) : (
    <RowMenu label={label}>
      {first}
      {last}
    </RowMenu>
  );
}
