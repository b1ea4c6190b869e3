import { useRef, type ReactNode } from 'react';
import {
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useNextRow } from '../../ui/list/useNextRow';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', minWidth: 0 },
  header: { flexGrow: 1, minWidth: 0, margin: 0 },
  button: {
    minHeight: '56px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    alignItems: 'center',
    textAlign: 'start',
    columnGap: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusXLarge,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    margin: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
  },
});

/** The button that opens an element's row: the keyboard goes there when the row closes. */
export function headerOf(element: Element): HTMLElement | null | undefined {
  return element.closest('li')?.querySelector<HTMLElement>('h4 button');
}

interface DayPanelProps {
  id: string;
  /** The part that is always there; it opens and closes the rest. */
  summary: ReactNode;
  /** The content before and after it. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/**
 * A row that opens, in the `Rows` of an `Accordion`. Where it goes while the keyboard is in it, the
 * row that takes its place has it.
 */
export function DayPanel({ id, summary, before, after, children }: DayPanelProps) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const noteNeighbour = useNextRow(root, 'h4 button');
  return (
    <AccordionItem ref={root} value={id} onFocus={noteNeighbour}>
      <div className={styles.head}>
        {before}
        <AccordionHeader
          as="h4"
          expandIconPosition="end"
          className={styles.header}
          button={{ className: styles.button }}
        >
          {summary}
        </AccordionHeader>
        {after}
      </div>
      <AccordionPanel className={styles.panel}>{children}</AccordionPanel>
    </AccordionItem>
  );
}
