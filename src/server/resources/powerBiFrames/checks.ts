import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { powerBiPath } from '#shared/rules/reportFrames';
import type { Database } from '../../db/database';
import { invalidField } from '../../http/problems';
import { checkChannels } from '../editable/channelLinks';
import type { Values } from '../editable/store';
import type { Author } from '../targeting/channelChecks';

export const channelField = 'ChannelTermPowerBIFrames';

/**
 * A report comes from Power BI and from nowhere else: whatever page stands in the frame is given
 * the token.
 * @throws ProblemError `invalidRequest`
 */
export async function checkFrame(
  appUrl: string,
  transaction: Database,
  values: Values,
  before: Values | undefined,
  author: Author,
): Promise<void> {
  const { Type, EmbedUrl, EmbedId } = { ...before, ...values } as unknown as PowerBiFrame;
  if (!URL.canParse(EmbedUrl) || new URL(EmbedUrl).origin !== appUrl)
    throw invalidField('EmbedUrl', `must begin with ${appUrl}/`);
  if (!powerBiPath({ Type, EmbedUrl, EmbedId }))
    throw invalidField('EmbedUrl', 'must name the workspace as groupId');
  await checkChannels(channelField, transaction, values, before, author);
}
