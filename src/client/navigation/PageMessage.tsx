import type { ReactNode } from 'react';
import { Text, makeStyles } from '@fluentui/react-components';
import { useDocumentTitle } from '../data/useDocumentTitle';
import { stacked } from '../ui/style/layout';

const useStyles = makeStyles({
  root: {
    ...stacked(),
    alignItems: 'center',
    padding: '12vh 16px',
  },
  text: { maxWidth: '60ch' },
});

interface PageMessageProps {
  title: string;
  text: string;
  /** The way to resolve it. */
  children: ReactNode;
}

/** Says in place of a page, and as the window's title, why it is not shown. */
export function PageMessage({ title, text, children }: PageMessageProps) {
  const styles = useStyles();
  useDocumentTitle(title);
  return (
    <div className={styles.root} role="alert">
      <Text as="h1" align="center" size={600} weight="semibold">
        {title}
      </Text>
      <Text align="center" className={styles.text}>
        {text}
      </Text>
      {children}
    </div>
  );
}
