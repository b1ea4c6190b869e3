import type { ReactNode } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { titleForOldBrowser, type DocumentItem } from '#shared/rules/documents/documents';
import { kindOfType } from '#shared/rules/documents/fileKinds';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { presentDate } from '../../platform/presentTime';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { dateWords } from '../../ui/text/dateWords';
import { FileIcon } from '../../ui/FileIcon';
import { fingerReach, fingers, inRow } from '../../ui/style/layout';
import { useRows } from '../../ui/list/rowsStyles';
import { TextLink } from '../../ui/TextLink';
import { DocumentMenu } from './DocumentMenu';
import { useTouched } from './useTouched';

const useStyles = makeStyles({
  row: { ...inRow(), outlineStyle: 'none', perspective: '600px' },
  icon: {
    display: 'flex',
    flexShrink: 0,
    fontSize: '28px',
    color: tokens.colorNeutralForeground2,
    transitionProperty: 'transform',
    transitionDuration: tokens.durationSlow,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
  },
  turned: { transform: 'rotateY(180deg)' },
  words: { minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' },
  title: fingerReach,
  // The place below it has a link of its own.
  upwards: { ...fingerReach, [fingers]: { minHeight: 0, '::before': { inset: '-12px 0 0' } } },
  edge: { display: 'block', color: tokens.colorNeutralForeground3 },
});

/** Browsers that know only `break-word` let a long word widen the row. */
const isOldBrowser = () =>
  typeof CSS !== 'undefined' && CSS.supports?.('overflow-wrap', 'anywhere') === false;

/**
 * A document: its name and the latest action on it. A touch turns the card over to where it lies
 * (DOCS-11).
 */
export function DocumentCard({ document }: { document: DocumentItem }) {
  const styles = useStyles();
  const rows = useRows();
  const texts = useTexts('documents');
  const opensNewTab = useOpensNewTab();
  const { isTouched, ...touch } = useTouched();
  const { Title, WholeTitle, Path, IconClasses } = document;
  const title = isOldBrowser() ? titleForOldBrowser(Title) : Title;
  return (
    <li
      {...touch}
      data-touched={isTouched || undefined}
      className={mergeClasses(rows.item, rows.padded, styles.row)}
    >
      <span className={mergeClasses(styles.icon, isTouched && styles.turned)} aria-hidden>
        <FileIcon kind={kindOfType(IconClasses)} />
      </span>
      <div className={styles.words}>
        <span title={title === WholeTitle ? undefined : WholeTitle}>
          <TextLink
            to={Path}
            opensNewTab={opensNewTab}
            className={mergeClasses(styles.title, isTouched && styles.upwards)}
          >
            {title || texts.untitled}
          </TextLink>
        </span>
        {isTouched ? <Place document={document} /> : <Edge document={document} />}
      </div>
      <DocumentMenu document={document} />
    </li>
  );
}

/** The latest action on the document. */
function Edge({ document: { EdgeAction, EdgeDate, SharedBy } }: { document: DocumentItem }) {
  const texts = useTexts('documents');
  const locale = useLocale();
  if (!EdgeAction || !EdgeDate || Number.isNaN(Date.parse(EdgeDate))) return null;
  const words = EdgeAction === 'shared' && SharedBy ? texts.sharedBy : texts[EdgeAction];
  return (
    <Second>
      {format(words, {
        name: SharedBy ?? '',
        date: dateWords(new Date(EdgeDate), 'relative', { locale, now: presentDate() }),
      })}
    </Second>
  );
}

/** Where the document lies: the back of the card. */
function Place({
  document: { ContainerName, ContainerUrl, WholeTitle },
}: {
  document: DocumentItem;
}) {
  const texts = useTexts('documents');
  const opensNewTab = useOpensNewTab();
  if (!ContainerUrl) return <Second>{WholeTitle}</Second>;
  return (
    <Second>
      <TextLink to={ContainerUrl} opensNewTab={opensNewTab}>
        {format(texts.place, { name: ContainerName ?? new URL(ContainerUrl).hostname })}
      </TextLink>
    </Second>
  );
}

function Second({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return (
    <Text size={200} className={styles.edge}>
      {children}
    </Text>
  );
}
