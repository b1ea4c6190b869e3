import { useState, type ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { SourceNotice } from './SourceNotice';
import type { MissingSource } from './combineSources';

const useStyles = makeStyles({
  // The list keeps its distance to whatever follows it.
  below: {
    display: 'flow-root',
    marginTop: tokens.spacingVerticalM,
    marginBottom: `calc(-1 * ${tokens.spacingVerticalM})`,
  },
});

interface MissingSourcesProps {
  missing: MissingSource[];
  reload: () => void;
  /**
   * A short list. Sources that it still waits for are named below it, so that it does not move when
   * they have come; left out: all are named where this stands.
   */
  children?: ReactNode;
}

/** Names the sources that are missing from a list, each with another try. */
export function MissingSources({ missing, reload, children }: MissingSourcesProps) {
  const styles = useStyles();
  const waited = useWaited(missing);
  const isBelow = ({ name }: MissingSource) => children !== undefined && waited.includes(name);
  const notices = (sources: MissingSource[]) =>
    sources.map((source) => <SourceNotice key={source.name} {...source} reload={reload} />);
  const below = missing.filter(isBelow);
  return (
    <>
      {notices(missing.filter((source) => !isBelow(source)))}
      {children}
      {below.length > 0 && <div className={styles.below}>{notices(below)}</div>}
    </>
  );
}

/**
 * The names that had not answered yet when they first were missing. Whatever becomes of them, their
 * place stays the same, and the keyboard keeps it.
 */
function useWaited(missing: readonly MissingSource[]): readonly string[] {
  const [known, setKnown] = useState<readonly { name: string; isWaited: boolean }[]>([]);
  const now = missing.map(
    ({ name, failure }) =>
      known.find((each) => each.name === name) ?? { name, isWaited: failure === undefined },
  );
  const isSame = now.length === known.length && now.every((each) => known.includes(each));
  if (!isSame) setKnown(now);
  return now.filter(({ isWaited }) => isWaited).map(({ name }) => name);
}
