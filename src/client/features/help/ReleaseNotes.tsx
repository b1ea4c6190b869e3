import { useEffect } from 'react';
import { blocks } from '../../../../CHANGELOG.md';
import { noteSeenVersion } from '../../data/session/seenVersion';
import { PaperText } from './PaperText';

/** The news of each version, the newest first; whoever has looked is not notified again. */
export function ReleaseNotes() {
  useEffect(noteSeenVersion, []);
  return <PaperText blocks={blocks.slice(1)} from={1} />;
}
