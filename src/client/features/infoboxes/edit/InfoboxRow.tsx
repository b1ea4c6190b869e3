import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Infobox } from '#shared/contract/infoboxes';
import { plainList, wrapped } from '../../../ui/style/layout';
import { InfoboxTile } from '../InfoboxTile';
import { useWidthStyles } from '../useWidthStyles';

export const useRowStyles = makeStyles({
  row: { ...wrapped('16px'), ...plainList },
  shown: { position: 'relative' },
  edited: { flexDirection: 'column', gap: tokens.spacingVerticalXS },
});

/** The infoboxes of a zone in their order, each as wide as it is meant to be. */
export function InfoboxRow({ infoboxes, area }: { infoboxes: readonly Infobox[]; area: string }) {
  const styles = useRowStyles();
  const widthOf = useWidthStyles();
  return (
    <ul className={styles.row}>
      {infoboxes.map((infobox) => (
        <li
          key={infobox.Id}
          className={mergeClasses(styles.shown, widthOf(infobox.Width))}
          data-targeted={`infobox:${infobox.Id}`}
          data-name={infobox.Title}
        >
          <InfoboxTile infobox={infobox} area={area} />
        </li>
      ))}
    </ul>
  );
}
