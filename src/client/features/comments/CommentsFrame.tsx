import { useEffect, useId, useRef, useState } from 'react';
import { Button, Text, Title3, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { commentsFrame } from '#shared/rules/pages/commentsPage';
import { safeSource } from '#shared/rules/addresses/webAddress';
import type { PageKind } from '#shared/rules/pages/pageTypes';
import { useIsDark } from '../../host/useIsDark';
import { useTexts } from '../../texts/useTexts';
import { useFocusFallback } from '../../ui/leave/useFocusFallback';
import { stacked } from '../../ui/style/layout';

/** Milliseconds after which comments that have not come will not come. */
const timeout = 20_000;

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalM),
    marginTop: tokens.spacingVerticalXXXL,
    '@media print': { display: 'none' },
  },
  title: { margin: 0 },
  // Comment services are written for a light page; the page's own colour shows through.
  frame: { width: '100%', border: 'none', colorScheme: 'light' },
  // On a dark page dark words become light, and hues stay; what the system forces stays as it is.
  inverted: {
    filter: 'invert(1) hue-rotate(180deg)',
    '@media (forced-colors: active)': { filter: 'none' },
  },
  failed: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
  },
});

interface CommentsFrameProps {
  kind: PageKind;
  id: number;
}

/** Comments by the configured service, as high as they are; or that they cannot be had. */
export function CommentsFrame({ kind, id }: CommentsFrameProps) {
  const styles = useStyles();
  const texts = useTexts('comments');
  const heading = useId();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('failed'), timeout);
    return () => clearTimeout(timer);
  }, [state, attempt]);
  const tryAgain = () => {
    setState('waiting');
    setAttempt(attempt + 1);
  };
  return (
    <section aria-labelledby={heading} className={styles.root}>
      <Title3 as="h2" id={heading} className={styles.title}>
        {texts.title}
      </Title3>
      {state === 'failed' ? (
        <Failed tryAgain={tryAgain} />
      ) : (
        <ServiceFrame
          key={attempt}
          address={commentsFrame(kind, id)}
          title={texts.frame}
          onCome={(hasFailed) => setState(hasFailed ? 'failed' : 'there')}
        />
      )}
    </section>
  );
}

function Failed({ tryAgain }: { tryAgain: () => void }) {
  const styles = useStyles();
  const texts = useTexts('comments');
  const { errors } = useTexts().widgets;
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  return (
    <div ref={root} role="status" className={styles.failed}>
      <Text>{texts.failed}</Text>
      <Button size="small" onClick={tryAgain}>
        {errors.tryAgain}
      </Button>
    </div>
  );
}

interface ServiceFrameProps {
  address: string;
  title: string;
  onCome: (hasFailed: boolean) => void;
}

function ServiceFrame({ address, title, onCome }: ServiceFrameProps) {
  const styles = useStyles();
  const [content, setContent] = useState<Document>();
  const [height, setHeight] = useState(160);
  const isDark = useIsDark();
  useEffect(() => {
    content?.documentElement.toggleAttribute('data-inverted', isDark);
  }, [content, isDark]);
  useEffect(() => {
    if (!content) return;
    const observer = new ResizeObserver(() => setHeight(content.body.scrollHeight));
    observer.observe(content.body);
    return () => observer.disconnect();
  }, [content]);
  return (
    <iframe
      src={safeSource(address)}
      title={title}
      className={mergeClasses(styles.frame, isDark && styles.inverted)}
      style={{ height: `${height}px` }}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      onLoad={({ currentTarget: { contentDocument } }) => {
        const service = contentDocument?.getElementById('commento') ? contentDocument : undefined;
        setContent(service);
        onCome(!service || service.documentElement.dataset.failed !== undefined);
      }}
    />
  );
}
