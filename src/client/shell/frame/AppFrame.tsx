import type { ReactNode } from 'react';
import {
  FluentProvider,
  RendererProvider,
  createDOMRenderer,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { LanguageProvider } from '../../texts/LanguageProvider';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
// Without the nonce the page's policy would refuse every style.
const pageRenderer = createDOMRenderer(
  document,
  nonce ? { styleElementAttributes: { nonce } } : {},
);

const useStyles = makeStyles({
  page: {
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground3,
    display: 'flex',
    flexDirection: 'column',
    // Of a page with content, the content alone goes to paper.
    '@media print': {
      display: 'block',
      minHeight: 0,
      backgroundColor: 'transparent',
      '&:has(> main) > :not(main)': { display: 'none' },
    },
  },
});

/** Its values are in the page itself, as style rules. */
const themeOfPage = {};

interface AppFrameProps {
  /** Writes the styles; default: into the page, all of them. */
  renderer?: typeof pageRenderer;
  children: ReactNode;
}

/** The frame of everything on a page: styles, theme and interface texts. */
export function AppFrame({ renderer = pageRenderer, children }: AppFrameProps) {
  return (
    <RendererProvider renderer={renderer}>
      <ThemedPage>
        <LanguageProvider>{children}</LanguageProvider>
      </ThemedPage>
    </RendererProvider>
  );
}

function ThemedPage({ children }: { children: ReactNode }) {
  // The class is on an element of its own: Fluent repeats the provider's class on what lies above
  // the page, and would cover the page with it.
  return (
    <FluentProvider theme={themeOfPage}>
      <div className={useStyles().page}>{children}</div>
    </FluentProvider>
  );
}
