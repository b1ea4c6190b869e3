import type { Failure } from '../../data/connection/failure';
import { handleWriteFailure } from '../../data/connection/handleWriteFailure';
import { showNotice } from '../../data/notices';
import { writeGraph, type GraphWrite } from '../../data/graph/writeGraph';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

type Write = Omit<GraphWrite, 'operation' | 'onWait'>;

interface GraphWrites {
  write: <T>(path: string, write: Write) => Promise<T | undefined>;
  /** Says that the change of what has this subject failed, also that the service is too busy. */
  notify: (error: unknown, subject: string) => Failure;
}

/** Changes of tasks and events by Graph; a wait and a failure are told. */
export function useGraphWrites(operation: string): GraphWrites {
  const texts = useTexts();
  const { waiting, changeOf, noSubject } = useTexts('myDay');
  const locale = useLocale();
  return {
    write: (path, write) =>
      writeGraph(path, {
        ...write,
        operation,
        onWait: (seconds) =>
          showNotice({
            kind: 'info',
            text: plural(waiting, Math.ceil(seconds), locale),
            duration: Math.max(2_500, seconds * 1_000),
          }),
      }),
    notify: (error, subject) =>
      handleWriteFailure(error, texts, {
        name: format(changeOf, { subject: subject || noSubject }),
      }),
  };
}
