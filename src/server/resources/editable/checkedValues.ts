import type { Config } from '../../config';
import { ProblemError } from '../../http/answers/problems';
import type { EditableOptions, Messages, Writing } from './EditableOptions';
import { checkChannels, writtenValues, type CleanedTexts } from './fields';
import type { Values } from './store';
import { without } from './values';

/**
 * The values sent, in the form in which they are stored; throws where something is wrong with them.
 */
export async function checkedValues<Row extends Values, Answer>(
  { fields = {}, notStored = [], check }: EditableOptions<Row, Answer>,
  { sharePointUrl }: Pick<Config, 'sharePointUrl'>,
  { transaction, author, before, ahead }: Omit<Writing<Row>, 'values'> & { ahead?: CleanedTexts },
  sent: Values,
): Promise<Values> {
  const hosts = { allowed: author.settings.allowedVideoHosts, sharePointUrl };
  const { values, errors } = await writtenValues(sent, fields, hosts, before, ahead);
  refuse({
    ...(await checkChannels(transaction, fields, values, before, author)),
    ...(await check?.({ transaction, author, before, values })),
    ...errors,
  });
  return without(values, notStored);
}

export function refuse(errors: Messages = {}): void {
  if (Object.keys(errors).length > 0) throw new ProblemError('invalidRequest', { errors });
}
