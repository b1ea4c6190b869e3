import type { Database } from '../../db/database';
import { invalidField } from '../../http/problems';
import { checkAddedChannels, type Author } from '../targeting/channelChecks';
import type { Values } from './store';

type Links = readonly { ChannelTermId: string }[];

/** The same values, each channel of the field once and in lower case. */
export function withUniqueChannels(field: string): (values: Values) => Values {
  return (values) => {
    const links = values[field] as Links | undefined;
    if (!links) return values;
    return {
      ...values,
      [field]: [...new Set(links.map(({ ChannelTermId }) => ChannelTermId.toLowerCase()))].map(
        (ChannelTermId) => ({ ChannelTermId }),
      ),
    };
  };
}

/**
 * Refuses channels that the author may not give to content (CHANNELS-32); what was there already
 * may stay.
 */
export async function checkChannels(
  field: string,
  transaction: Database,
  values: Values,
  before: Values | undefined,
  author: Author,
): Promise<void> {
  const ids = (from: Values | undefined) =>
    ((from?.[field] as Links | undefined) ?? []).map(({ ChannelTermId }) => ChannelTermId);
  const known = new Set(ids(before));
  const [message] = await checkAddedChannels(
    transaction,
    ids(values).filter((id) => !known.has(id)),
    author,
  );
  if (message) throw invalidField(field, message);
}
