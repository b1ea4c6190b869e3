import { useEffect } from 'react';
import { blocks } from '../../../../CHANGELOG.md';
import { noteSeenVersion } from '../../data/session/seenVersion';
import { PaperText } from './PaperText';

/** What each version has brought, the newest first; who has looked is not told again. */
export function ReleaseNotes() {
  useEffect(noteSeenVersion, []);
  return <PaperText blocks={blocks.slice(1)} from={1} />;
}
