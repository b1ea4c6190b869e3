import { useState } from 'react';
import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { surface } from '../../ui/style/surface';
import type { SideWidgetKey } from './startPageSections';
import type { StartPage } from './useStartPage';
import { WidgetSlot } from './WidgetSlot';

const useStyles = makeStyles({
  root: {
    ...surface,
  },
  item: { ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` } },
  button: { fontWeight: tokens.fontWeightSemibold },
  panel: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalL}`,
    margin: 0,
  },
});

interface SidePanelsProps {
  page: StartPage;
  side: readonly SideWidgetKey[];
}

/**
 * The side section as panels, of which the events are open from the start (TODAY-08, TODAY-10), or
 * without any the first panel that has something. None closes by itself, and a closed one asks for
 * nothing. A panel that turns out to be empty goes, unless the person has opened it: then it says
 * that it is empty.
 */
export function SidePanels({ page, side }: SidePanelsProps) {
  const styles = useStyles();
  const names = useTexts().today.widgets;
  const [chosen, setChosen] = useState<readonly unknown[]>();
  const [opened, setOpened] = useState<ReadonlySet<unknown>>(new Set());
  const [reached, setReached] = useState<readonly SideWidgetKey[]>([]);
  const further = openAtFirst(side, page.isEmpty).filter((key) => !reached.includes(key));
  if (further.length > 0) setReached([...reached, ...further]);
  const open = chosen ?? reached;
  const isHidden = (key: SideWidgetKey) => page.isEmpty(key) && !opened.has(key);
  return (
    <Accordion
      hidden={side.every(isHidden)}
      className={styles.root}
      multiple
      collapsible
      openItems={[...open]}
      onToggle={(_, { value, openItems }) => {
        setOpened(new Set([...opened, value]));
        setChosen(openItems);
      }}
    >
      {side.map((key) => (
        <AccordionItem key={key} value={key} className={styles.item} hidden={isHidden(key)}>
          <AccordionHeader
            as="h2"
            size="extra-large"
            expandIconPosition="end"
            button={{ className: styles.button }}
          >
            {names[key]}
          </AccordionHeader>
          <AccordionPanel className={styles.panel}>
            <WidgetSlot
              widgetKey={key}
              place="panel"
              isDue
              onEmptyChange={page.report[key]}
              onSettled={page.settleNews}
            />
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

/**
 * Up to the first panel that has something. Those before it are open, hidden as they are: an empty
 * widget tells when it has something.
 */
function openAtFirst(
  side: readonly SideWidgetKey[],
  isEmpty: (key: SideWidgetKey) => boolean,
): readonly SideWidgetKey[] {
  const first = side.findIndex((key) => !isEmpty(key));
  return first < 0 ? side : side.slice(0, first + 1);
}
