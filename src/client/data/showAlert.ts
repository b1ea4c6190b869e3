import { alertKinds, type AlertName } from '#shared/rules/widgets/alerts';
import { loadTopic } from '../texts/catalogues';
import { showNotice, undoDuration, type Notice } from './notices';

/** Milliseconds (ERRORS-49). */
const duration = 2_500;

/** The alerts that tell what was done. */
type DoneAlert = Exclude<AlertName, 'offline' | 'unlicensed'>;

/**
 * Shows the message of an alert for 2.5 seconds, with a way to take it back for ten. Its words load
 * with the first one; where they cannot be had, what it tells of is done all the same.
 */
export function showAlert(name: DoneAlert, action?: Notice['action']): void {
  loadTopic('alertMessages').then(
    (texts) =>
      showNotice({
        kind: alertKinds[name],
        text: texts[name],
        ...(action ? { duration: undoDuration, action } : { duration }),
      }),
    () => undefined,
  );
}
