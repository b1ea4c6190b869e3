import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { powerBiPath } from '#shared/rules/reportFrames';
import type { Messages } from '../editable/EditableOptions';

/** A report comes from Power BI and from nowhere else: what stands in the frame gets the token. */
export function checkFrame(appUrl: string, frame: Partial<PowerBiFrame>): Messages {
  const { Type = 0, EmbedUrl = '', EmbedId = '' } = frame;
  if (!URL.canParse(EmbedUrl) || new URL(EmbedUrl).origin !== appUrl)
    return { EmbedUrl: [`must begin with ${appUrl}/`] };
  return powerBiPath({ Type, EmbedUrl, EmbedId })
    ? {}
    : { EmbedUrl: ['must name the workspace as groupId'] };
}
