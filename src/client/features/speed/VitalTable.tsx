import { useState, type ReactNode } from 'react';
import { Tab, TabList, makeStyles, tokens } from '@fluentui/react-components';
import type { Measures, VitalFigures } from '#shared/contract/measures';
import { ratingOf, vitals } from '#shared/rules/measures/measures';
import { isOneOf } from '#shared/rules/values/records';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { FigureRows } from './FigureRows';
import { RatingMark } from './RatingMark';
import { pageNames } from './speedNames';
import { useFigureTexts } from './useFigureTexts';

const useStyles = makeStyles({
  root: { ...surface, ...stacked(), padding: tokens.spacingHorizontalL },
  tabs: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`, flexWrap: 'wrap' },
});

const kinds = ['page', 'host', 'device'] as const;
type Kind = (typeof kinds)[number];

/** The vitals of each page, host or class of devices; what was opened most comes first. */
export function VitalTable({ measures: { Vitals } }: { measures: Measures }) {
  const styles = useStyles();
  const texts = useTexts('speed');
  const { pages, hosts, devices } = texts;
  const names: Record<Kind, Readonly<Record<string, string>>> = {
    page: pageNames(useTexts(), texts),
    host: hosts,
    device: devices,
  };
  const figures = useFigureTexts();
  const [kind, setKind] = useState<Kind>('page');
  const ofKind = Vitals.filter(({ By }) => By === kind);
  const rows = [...new Set(ofKind.map(({ Of }) => Of))]
    .map((Of) => ({ Of, all: ofKind.filter((each) => each.Of === Of) }))
    .map((row) => ({ ...row, count: Math.max(...row.all.map(({ Count }) => Count)) }))
    .sort((one, other) => other.count - one.count);
  const cellOf = (found: VitalFigures | undefined): ReactNode => {
    if (!found) return '–';
    const { Vital, P75 } = found;
    const rating = ratingOf(Vital, P75);
    return (
      <>
        {figures.vital(Vital, P75)}
        <RatingMark rating={rating} text={pages.ratings[rating]} />
      </>
    );
  };
  return (
    <div className={styles.root}>
      <TabList
        className={styles.tabs}
        aria-label={pages.by}
        selectedValue={kind}
        onTabSelect={(_, { value }) => isOneOf(kinds, value) && setKind(value)}
      >
        {kinds.map((each) => (
          <Tab key={each} value={each}>
            {pages.kinds[each]}
          </Tab>
        ))}
      </TabList>
      <FigureRows
        caption={`${pages.by}: ${pages.kinds[kind]}`}
        heads={[
          pages.kinds[kind],
          ...vitals.map((vital) => `${pages.vitals[vital].name} (${vital})`),
          pages.count,
        ]}
        rows={rows.map(({ Of, all, count }) => ({
          key: Of,
          name: names[kind][Of] ?? Of,
          cells: [
            ...vitals.map((vital) => cellOf(all.find(({ Vital }) => Vital === vital))),
            figures.count(count),
          ],
        }))}
      />
    </div>
  );
}
