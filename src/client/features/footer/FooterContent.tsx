import { useCallback, useRef, useState } from 'react';
import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { lazyPart } from '../../loading/lazyPart';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { useTexts } from '../../texts/useTexts';
import { RichText } from '../../ui/text/RichText';
import { spacedBlocks } from '../../ui/text/richTextBlockStyles';
import { SourceNotice } from '../../ui/widget/SourceNotice';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { groupByHeading } from './groupByHeading';
import { useFooters, useMayEditFooter, useWorkplaceName, type Footers } from './useFooter';

const FooterEditor = lazyPart(() => import('./FooterEditor'), 'FooterEditor');

// The selectors of the text's own styles, so that these take their place.
const heading = {
  margin: `0 0 ${tokens.spacingVerticalS}`,
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
  color: tokens.colorNeutralForeground1,
} as const;
const headings = { '& h2': heading, '& h3': heading, '& h4, & h5, & h6': heading };

const useStyles = makeStyles({
  // In line with the header and the content above.
  bar: {
    position: 'relative',
    maxWidth: '1384px',
    margin: '0 auto',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalL}`,
    '@media (min-width: 768px)': {
      padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
    },
    '@media (min-width: 1200px)': { padding: `${tokens.spacingVerticalXXXL} 40px` },
  },
  withPencil: { '@media (min-width: 992px)': { paddingInlineEnd: '96px' } },
  // A heading stays with what follows it.
  text: {
    maxWidth: 'none',
    columns: '3 220px',
    columnGap: '48px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground2,
    '& > div': { breakInside: 'avoid' },
    ...headings,
    [spacedBlocks]: { margin: `0 0 ${tokens.spacingVerticalM}` },
    '& ul, & ol': { paddingInlineStart: 0, listStylePosition: 'inside' },
    '& ul': { listStyleType: 'none' },
    '& li': { marginBottom: tokens.spacingVerticalXS },
    '& a': { color: tokens.colorNeutralForeground2 },
    '& a:hover': { color: tokens.colorNeutralForeground2LinkHover },
    '@media (max-width: 767.98px)': {
      '& li > a': {
        display: 'inline-block',
        padding: '12px 0',
        lineHeight: tokens.lineHeightBase300,
      },
      '& li': { marginBottom: 0 },
    },
  },
  pencil: {
    position: 'absolute',
    top: tokens.spacingVerticalL,
    right: tokens.spacingHorizontalXXL,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The footer for this reader, and its editor for those who may (FOOTER-01, FOOTER-03..05). */
export function FooterContent() {
  const styles = useStyles();
  const { footer } = useTexts();
  const footers = useFooters();
  if (footers.state === 'failed')
    return (
      <div className={styles.bar}>
        <SourceNotice name={footer.name} failure={footers.failure} reload={footers.reload} />
      </div>
    );
  return footers.state === 'ready' && <LoadedFooter footers={footers.value} />;
}

function LoadedFooter({ footers }: { footers: Footers }) {
  const styles = useStyles();
  const { footer, shell } = useTexts();
  const mayEdit = useMayEditFooter();
  const hasPencil = useIsAtLeast('lg') && mayEdit;
  const [isEditing, setEditing] = useState(false);
  const isReturning = useRef(false);
  const leave = () => {
    // A pencil that comes with a wider window takes the keyboard from nobody.
    isReturning.current = hasPencil;
    setEditing(false);
  };
  // Back where the editing began, as soon as the pencil is there again.
  const focusReturning = useCallback((pencil: HTMLButtonElement | null) => {
    if (!pencil || !isReturning.current) return;
    isReturning.current = false;
    pencil.focus();
  }, []);
  if (isEditing)
    return (
      <div className={styles.bar}>
        <WidgetBoundary name={footer.name} waiting={<Text role="status">{shell.loading}</Text>}>
          <FooterEditor footers={footers} leave={leave} />
        </WidgetBoundary>
      </div>
    );
  return (
    <div className={mergeClasses(styles.bar, hasPencil && styles.withPencil)}>
      <FooterText footers={footers} />
      {hasPencil && (
        <Button
          ref={focusReturning}
          className={styles.pencil}
          icon={<EditRegular />}
          aria-label={footer.edit}
          title={footer.edit}
          onClick={() => setEditing(true)}
        />
      )}
    </div>
  );
}

function FooterText({ footers: { shown } }: { footers: Footers }) {
  const styles = useStyles();
  const workplace = useWorkplaceName();
  if (!shown) return <Text className={styles.quiet}>{workplace}</Text>;
  return (
    <div lang={shown.Language || undefined}>
      <RichText html={shown.Content} className={styles.text} arrange={groupByHeading} />
    </div>
  );
}
