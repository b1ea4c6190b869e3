import { useId, useState, type ComponentType } from 'react';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table';
import { DocumentTextRegular } from '@fluentui/react-icons/svg/document-text';
import { SlideTextRegular } from '@fluentui/react-icons/svg/slide-text';
import { documentLimits, type DocumentItem } from '#shared/rules/documents';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { useTexts } from '../../texts/useTexts';
import { format } from '../../texts/format';
import { useLocale } from '../../texts/useLocale';
import { dateWords } from '../../ui/dateWords';
import { inRow } from '../../ui/layout';
import { useRows } from '../../ui/rowsStyles';
import { ShowMore } from '../../ui/ShowMore';
import { TextLink } from '../../ui/TextLink';

const useStyles = makeStyles({
  row: inRow(),
  icon: { display: 'flex', flexShrink: 0, fontSize: '28px', color: tokens.colorBrandForeground1 },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  title: {
    '@media (max-width: 767.98px)': {
      display: 'inline-block',
      paddingBlock: tokens.spacingVerticalS,
    },
  },
  edge: { display: 'block', color: tokens.colorNeutralForeground3 },
});

const icons: Record<string, ComponentType> = {
  Word: DocumentTextRegular,
  Excel: DocumentTableRegular,
  PowerPoint: SlideTextRegular,
  Pdf: DocumentPdfRegular,
};

/** Five documents, or all ten of them (DOCS-07). */
export function DocumentList({ documents }: { documents: readonly DocumentItem[] }) {
  const styles = useStyles();
  const rows = useRows();
  const id = useId();
  const opensNewTab = useOpensNewTab();
  const [showsAll, setShowsAll] = useState(false);
  const shown = documents.slice(0, showsAll ? documentLimits.asked : documentLimits.shown);
  return (
    <>
      <ul id={id} className={rows.list}>
        {shown.map((document) => {
          const Icon = icons[document.IconClasses] ?? DocumentRegular;
          return (
            <li key={document.Rank} className={mergeClasses(rows.item, rows.padded, styles.row)}>
              <span className={styles.icon} aria-hidden>
                <Icon />
              </span>
              <div className={styles.words}>
                <TextLink to={document.Path} opensNewTab={opensNewTab} className={styles.title}>
                  {document.Title}
                </TextLink>
                <Edge document={document} />
              </div>
            </li>
          );
        })}
      </ul>
      <ShowMore
        button={showsAll ? 'less' : documents.length > documentLimits.shown ? 'more' : 'none'}
        count={shown.length}
        controls={id}
        onMore={() => setShowsAll(true)}
        onLess={() => setShowsAll(false)}
      />
    </>
  );
}

/** What happened to the document last. */
function Edge({ document: { EdgeAction, EdgeDate, SharedBy } }: { document: DocumentItem }) {
  const styles = useStyles();
  const texts = useTexts('documents');
  const locale = useLocale();
  if (!EdgeAction || !EdgeDate || Number.isNaN(Date.parse(EdgeDate))) return null;
  const words = EdgeAction === 'shared' && SharedBy ? texts.sharedBy : texts[EdgeAction];
  return (
    <Text size={200} className={styles.edge}>
      {format(words, {
        name: SharedBy ?? '',
        date: dateWords(new Date(EdgeDate), 'relative', { locale, now: new Date() }),
      })}
    </Text>
  );
}
