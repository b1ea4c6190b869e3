import type { InfoboxChange } from '#shared/contract/infoboxes';
import { isInvalidWindow } from '#shared/rules/broadcasts';
import { contrast, infoboxColours, infoboxTypes, leastContrast } from '#shared/rules/infoboxes';
import { videoAddress } from '#shared/rules/videoAddress';
import type { Database } from '../../db/database';
import { activeContent } from '../../html/activeContent';
import { ProblemError } from '../../http/problems';
import { checkAddedChannels, type Author } from '../targeting/channelChecks';
import type { InfoboxRow } from './rows';
import { channelIds } from './write';

type Messages = Record<string, string[]>;

interface Situation {
  /** The stored infobox, when one is changed. */
  before?: InfoboxRow;
  author: Author;
  sharePointUrl: string;
}

/**
 * Checks what the schema cannot, and answers what is to be stored: of a video only the address of
 * its player.
 * @throws ProblemError `invalidRequest` with a message for each field
 */
export async function checkedInfobox<T extends InfoboxChange>(
  db: Database,
  infobox: T,
  { before, author, sharePointUrl }: Situation,
): Promise<T> {
  const whole = { ...defined(before), ...defined(infobox) } as InfoboxChange;
  const player = whole.VideoEmbedCode
    ? videoAddress(whole.VideoEmbedCode, {
        allowed: author.settings.allowedVideoHosts,
        sharePointUrl,
      })
    : undefined;
  const errors: Messages = {
    ...checkHtml(infobox),
    ...checkKind(whole, player),
    ...checkLink(whole),
    ...checkDates(whole),
    ...checkColours(whole),
  };
  const channels = await checkAddedChannels(
    db,
    channelIds(infobox).filter((id) => !before?.ChannelTermIds.includes(id)),
    author,
  );
  if (channels.length > 0) errors.ChannelTermInfoBoxes = channels;
  if (Object.keys(errors).length > 0) throw new ProblemError('invalidRequest', { errors });
  return infobox.VideoEmbedCode ? { ...infobox, VideoEmbedCode: player } : infobox;
}

function defined(values: object = {}): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Cleaning would take it away without a word; the author is told instead. */
function checkHtml({ Content = '' }: InfoboxChange): Messages {
  const active = activeContent(Content);
  return active.length > 0 ? { Content: [`must not contain ${active.join(', ')}`] } : {};
}

function checkKind(
  { Type, PictureUrl, VideoEmbedCode }: InfoboxChange,
  player: string | undefined,
): Messages {
  if (VideoEmbedCode && !player)
    return {
      VideoEmbedCode: [
        'must be an iframe or an address of YouTube, Vimeo, Microsoft Stream or a host of the setting allowedVideoHosts',
      ],
    };
  if (Type === infoboxTypes.video && !VideoEmbedCode) return { VideoEmbedCode: ['is required'] };
  return Type === infoboxTypes.picture && !PictureUrl ? { PictureUrl: ['is required'] } : {};
}

function checkLink({ LinkUrl, LinkDescription }: InfoboxChange): Messages {
  return LinkDescription && !LinkUrl
    ? { LinkUrl: ['is required when there is a link description'] }
    : {};
}

function checkDates({ StartDate = null, EndDate = null }: InfoboxChange): Messages {
  return isInvalidWindow({ StartDate, EndDate })
    ? { StartDate: ['must be before EndDate'], EndDate: ['must be after StartDate'] }
    : {};
}

function checkColours({ TextBackgroundBanner = null }: InfoboxChange): Messages {
  const colours = infoboxColours(TextBackgroundBanner);
  if (!colours || contrast(colours.background, colours.text) >= leastContrast) return {};
  return {
    TextBackgroundBanner: [
      `must have a contrast of ${leastContrast} or more between background and text`,
    ],
  };
}
