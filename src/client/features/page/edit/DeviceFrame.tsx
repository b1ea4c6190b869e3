import { useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import {
  RendererProvider,
  createDOMRenderer,
  makeStyles,
  tokens,
  useThemeClassName,
} from '@fluentui/react-components';

const useStyles = makeStyles({
  frame: {
    display: 'block',
    flexGrow: 1,
    maxWidth: '100%',
    margin: '0 auto',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  content: {
    boxSizing: 'border-box',
    minHeight: '100vh',
    padding: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;

interface DeviceFrameProps {
  /** In px. */
  width: number;
  title: string;
  children: ReactNode;
}

/**
 * A window of another width within the page: what depends on the width of the window is as it will
 * be there. It is to be looked at only.
 */
export function DeviceFrame({ width, title, children }: DeviceFrameProps) {
  const styles = useStyles();
  const theme = useThemeClassName();
  const [body, setBody] = useState<HTMLElement>();
  return (
    <iframe
      className={styles.frame}
      style={{ width: `${width}px` }}
      title={title}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (!contentDocument) return;
        contentDocument.body.style.cssText = `${variablesOf(theme)} margin: 0;`;
        setBody(contentDocument.body);
      }}
    >
      {body && createPortal(<InFrame target={body.ownerDocument}>{children}</InFrame>, body)}
    </iframe>
  );
}

/**
 * The variables of the theme, by the class that has them here. A provider of the theme in the other
 * window would still listen there when that window has gone.
 */
function variablesOf(theme: string): string {
  const [own] = theme.split(' ');
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.includes(`.${own}`))
    .map(({ style }) => style.cssText)
    .join(' ');
}

/** The same styles in the other window. */
function InFrame({ target, children }: { target: Document; children: ReactNode }) {
  const renderer = useMemo(
    () => createDOMRenderer(target, nonce ? { styleElementAttributes: { nonce } } : {}),
    [target],
  );
  return (
    <RendererProvider renderer={renderer} targetDocument={target}>
      <Content>{children}</Content>
    </RendererProvider>
  );
}

function Content({ children }: { children: ReactNode }) {
  return (
    <div inert className={useStyles().content}>
      {children}
    </div>
  );
}
