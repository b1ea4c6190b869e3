import { kindOfName } from '#shared/rules/documents/fileKinds';
import { FileIcon } from '../FileIcon';

/** The kind of a file by the end of its name. */
export function DocumentIcon({ name }: { name: string }) {
  return <FileIcon kind={kindOfName(name)} />;
}
