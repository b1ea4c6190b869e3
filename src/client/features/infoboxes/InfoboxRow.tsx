import { makeStyles } from '@fluentui/react-components';
import type { Infobox } from '#shared/contract/infoboxes';
import { InfoboxTile } from './InfoboxTile';
import { useWidthStyles } from './useWidthStyles';

export const useRowStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: { display: 'flex', minWidth: 0 },
});

/** The infoboxes of a zone in their order, each as wide as it is meant to be. */
export function InfoboxRow({ infoboxes, area }: { infoboxes: readonly Infobox[]; area: string }) {
  const styles = useRowStyles();
  const widthOf = useWidthStyles();
  return (
    <ul className={styles.row}>
      {infoboxes.map((infobox) => (
        <li key={infobox.Id} className={widthOf(infobox.Width)}>
          <InfoboxTile infobox={infobox} area={area} />
        </li>
      ))}
    </ul>
  );
}
