import { SourceNotice } from './SourceNotice';
import type { MissingSource } from './combineSources';

/** Names the sources that are missing from a list, each with another try. */
export function MissingSources({
  missing,
  reload,
}: {
  missing: MissingSource[];
  reload: () => void;
}) {
  return missing.map((source) => <SourceNotice key={source.name} {...source} reload={reload} />);
}
