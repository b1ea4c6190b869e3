import { Text, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useTexts } from '../../../../texts/useTexts';
import { stacked } from '../../../../ui/style/layout';
import { usePageStyles } from '../../pageStyles';
import { pageTitle } from '../../pageTitle';

const useStyles = makeStyles({ root: stacked(), title: pageTitle });

/** The view that a reader finds at the address of a page that is withheld from them. */
export function WithheldPage() {
  const styles = useStyles();
  const frame = usePageStyles();
  const { title, why } = useTexts('pageMissing');
  return (
    <section className={frame.sheet}>
      <div className={mergeClasses(frame.column, styles.root)}>
        <h1 className={styles.title}>{title}</h1>
        <Text size={400}>{why}</Text>
      </div>
    </section>
  );
}
