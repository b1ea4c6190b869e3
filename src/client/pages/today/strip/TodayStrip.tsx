import { MenuItemCheckbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { offeredParts, type StripPart } from '#shared/rules/widgets/stripParts';
import { keysOf } from '#shared/rules/values/records';
import { useSession } from '../../../data/session/session';
import { useHiddenParts } from '../../../features/settings/useHiddenParts';
import { useTexts } from '../../../texts/useTexts';
import { RowMenu } from '../../../ui/list/RowMenu';
import { inRow, plainList } from '../../../ui/style/layout';
import { LunchEntry } from './LunchEntry';
import { MeetingEntry } from './MeetingEntry';
import { MissingEntry } from './MissingEntry';
import { ReadingEntry } from './ReadingEntry';
import { useStrip } from './useStrip';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: {
    ...inRow(tokens.spacingHorizontalXS),
    height: '100%',
    minWidth: 0,
    containerType: 'inline-size',
    // The dots are in line with the edge of the page.
    [phone]: { marginRight: '-12px' },
  },
  list: {
    ...plainList,
    ...inRow(tokens.spacingHorizontalS),
    minWidth: 0,
    [phone]: { gap: tokens.spacingHorizontalXS },
    // The ring of the keyboard is drawn outside of the entries.
    margin: '-4px',
    padding: '4px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  // The items to read give way last.
  entry: { display: 'flex', flexShrink: 20, minWidth: '72px' },
  // Two lines of a dish can be read.
  lunch: { [phone]: { minWidth: '104px' } },
  // Of the line, not of what stands in it.
  first: { flexShrink: 0, minWidth: 0, maxWidth: '70cqi' },
  // Only its time is there.
  meeting: { '@media (max-width: 991.98px)': { flexShrink: 0 } },
});

/** The person's matters of the moment, in one line; each part can be hidden and brought back. */
export function TodayStrip() {
  const styles = useStyles();
  const { name } = useTexts('todayStrip');
  const { strip, missing } = useStrip();
  const { requiredReading, meeting, lunch } = strip;
  const shown = [...keysOf(strip), ...missing.map(({ part }) => part)];
  if (shown.length === 0) return null;
  return (
    <section aria-label={name} data-tour="strip" className={styles.root}>
      <ul className={styles.list}>
        {requiredReading && (
          <li className={mergeClasses(styles.entry, styles.first)}>
            <ReadingEntry {...requiredReading} />
          </li>
        )}
        {meeting && (
          <li className={mergeClasses(styles.entry, styles.meeting)}>
            <MeetingEntry meeting={meeting} />
          </li>
        )}
        {lunch && (
          <li className={mergeClasses(styles.entry, styles.lunch)}>
            <LunchEntry lunch={lunch} />
          </li>
        )}
        {missing.map((each) => (
          <li key={each.part} className={styles.entry}>
            <MissingEntry {...each} />
          </li>
        ))}
      </ul>
      <StripMenu shown={shown} />
    </section>
  );
}

/** Which parts stand there. */
function StripMenu({ shown }: { shown: readonly StripPart[] }) {
  const session = useSession();
  const { choose: label, parts } = useTexts('todayStrip');
  const { chosen, choose } = useHiddenParts();
  const offered = offeredParts(session).filter((part) => [...shown, ...chosen].includes(part));
  return (
    <RowMenu
      label={label}
      choices={{
        checkedValues: { parts: offered.filter((part) => !chosen.includes(part)) },
        onCheckedValueChange: (_, { checkedItems }) =>
          choose([
            ...chosen.filter((part) => !offered.includes(part)),
            ...offered.filter((part) => !checkedItems.includes(part)),
          ]),
      }}
    >
      {offered.map((part) => (
        <MenuItemCheckbox key={part} name="parts" value={part}>
          {parts[part]}
        </MenuItemCheckbox>
      ))}
    </RowMenu>
  );
}
