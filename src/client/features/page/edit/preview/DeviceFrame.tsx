import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import {
  RendererProvider,
  createDOMRenderer,
  makeStyles,
  tokens,
  type Theme,
} from '@fluentui/react-components';

const useStyles = makeStyles({
  room: { flexGrow: 1, minHeight: 0, overflow: 'hidden' },
  frame: {
    display: 'block',
    boxSizing: 'border-box',
    margin: '0 auto',
    transformOrigin: '0 0',
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
  theme: Theme;
  title: string;
  /** Whoever has clicked into it presses Escape there. */
  onEscape: () => void;
  children: ReactNode;
}

/**
 * A window of another width and theme within the page, drawn smaller where there is no room for it:
 * what depends on the width of the window is as it will be there. It is to be looked at only.
 */
export function DeviceFrame({ width, theme, title, onEscape, children }: DeviceFrameProps) {
  const styles = useStyles();
  const [body, setBody] = useState<HTMLElement>();
  const [room, setRoom] = useState(width);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => element.clientWidth > 0 && setRoom(element.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    const inside = body?.ownerDocument;
    inside?.addEventListener('keydown', leave);
    return () => inside?.removeEventListener('keydown', leave);
  }, [body, onEscape]);
  const scale = Math.min(1, room / width);
  const dress = useCallback(
    (frame: HTMLIFrameElement | null) => {
      const document = frame?.contentDocument;
      if (!document) return;
      document.body.style.cssText = `${variablesOf(theme)} margin: 0;`;
      setBody(document.body);
    },
    [theme],
  );
  return (
    <div ref={measure} className={styles.room}>
      <iframe
        // Some browsers have its document at once, before React listens; others load it again.
        ref={dress}
        onLoad={({ currentTarget }) => dress(currentTarget)}
        className={styles.frame}
        style={{
          ...{ width: `${width}px`, height: `${100 / scale}%` },
          ...(scale < 1 && { margin: 0, transform: `scale(${scale})` }),
        }}
        title={title}
      >
        {body && createPortal(<InFrame target={body.ownerDocument}>{children}</InFrame>, body)}
      </iframe>
    </div>
  );
}

/**
 * The variables of the theme. A provider of the theme in the other window would still listen there
 * when that window has gone.
 */
function variablesOf(theme: Theme): string {
  return Object.entries(theme)
    .map(([name, value]) => `--${name}: ${value};`)
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
