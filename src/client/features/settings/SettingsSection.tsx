import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { makeStyles } from '@fluentui/react-components';
import { stacked } from '../../ui/style/layout';
import { SectionHeading } from '../../ui/SectionHeading';
import { choicesPanel } from './choiceStyles';

const useStyles = makeStyles({
  content: stacked(),
  panel: choicesPanel,
  choices: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
});

interface SettingsSectionProps {
  title: string;
  introduction: string;
  /** Where an address with this fragment leads. */
  anchor?: string;
  children: ReactNode;
}

/** A section of the settings page. */
export function SettingsSection({ title, introduction, anchor, children }: SettingsSectionProps) {
  const styles = useStyles();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isWanted = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    if (!isWanted) return;
    // The page has been put to its top by then, with the keyboard.
    requestAnimationFrame(() => {
      section.current?.scrollIntoView();
      section.current?.focus({ preventScroll: true });
    });
  }, [isWanted]);
  return (
    <section ref={section} tabIndex={anchor ? -1 : undefined} aria-labelledby={id}>
      <SectionHeading id={id} title={title} introduction={introduction} />
      <div className={styles.content}>{children}</div>
    </section>
  );
}

/** The panel in which the choices of a section stand; a group with a name for screen readers. */
export function Choices({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.panel}>
      <fieldset className={styles.choices} aria-label={name}>
        {children}
      </fieldset>
    </div>
  );
}
