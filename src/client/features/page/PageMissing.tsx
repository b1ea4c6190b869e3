import { Button, Text, makeStyles, mergeClasses } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useDocumentTitle } from '../../data/useDocumentTitle';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';
import { TextLink } from '../../ui/TextLink';
import { useOpenModal } from '../../ui/leave/modal';
import { pageTitle } from './pageTitle';
import { usePageStyles } from './pageStyles';

const useStyles = makeStyles({
  // The words of an address may be one.
  root: { ...stacked('16px'), alignItems: 'flex-start', overflowWrap: 'anywhere' },
  title: pageTitle,
  button: { minHeight: '44px' },
});

interface PageMissingProps {
  slug: string;
  /** The reason, where the address itself is wrong (PAGES-063). */
  reason?: string;
}

/**
 * In place of a page that does not exist, or not for this reader: search, by its address' words,
 * and the way home.
 */
export function PageMissing({ slug, reason }: PageMissingProps) {
  const styles = useStyles();
  const frame = usePageStyles();
  const texts = useTexts('pageMissing');
  const { guard } = useTexts();
  const openModal = useOpenModal();
  const words = wordsOf(slug);
  useDocumentTitle(texts.title);
  return (
    <section className={frame.sheet}>
      <div className={mergeClasses(frame.column, styles.root)}>
        <h1 className={styles.title}>{texts.title}</h1>
        <Text size={400}>{reason ?? texts.why}</Text>
        <Button
          appearance="primary"
          className={styles.button}
          icon={<SearchRegular />}
          aria-haspopup="dialog"
          onClick={() => openModal('search', words ? { q: words } : {})}
        >
          {words ? format(texts.searchFor, { words }) : texts.search}
        </Button>
        <TextLink to="/">{guard.home}</TextLink>
      </div>
    </section>
  );
}

/** The words of `new-terminal-12`. */
function wordsOf(slug: string): string {
  return slug
    .replace(/-?\d+$/, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .slice(0, 60);
}
