import type { ReactNode } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';

const wide = '@media (min-width: 992px)';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    [wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  },
  fields: stacked(tokens.spacingVerticalL),
  side: { ...stacked(), minWidth: 0, [wide]: { position: 'sticky', top: 0 } },
});

interface FieldsAndPreviewProps {
  /** The fields of the form. */
  children: ReactNode;
  /** The heading of the preview. */
  heading: string;
  preview: ReactNode;
}

/** The fields of a form, and how it will look: beside them, or below where there is no room. */
export function FieldsAndPreview({ children, heading, preview }: FieldsAndPreviewProps) {
  const styles = useStyles();
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>{children}</div>
      <div className={styles.side}>
        <Text weight="semibold">{heading}</Text>
        {preview}
      </div>
    </div>
  );
}
