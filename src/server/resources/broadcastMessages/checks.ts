import type { BroadcastMessageChange } from '#shared/contract/broadcastMessages';
import { isInvalidWindow } from '#shared/rules/broadcasts';
import { activeContent } from '../../html/activeContent';
import type { Database } from '../../db/database';
import { ProblemError } from '../../http/problems';
import { checkAddedChannels, type Author } from '../targeting/channelChecks';
import type { BroadcastRow } from './rows';
import { channelIds } from './write';

type Messages = Record<string, string[]>;

/**
 * Checks what the schema cannot.
 * @param before the stored message, when one is changed
 * @throws ProblemError `invalidRequest` with a message for each field
 */
export async function checkMessage(
  db: Database,
  message: BroadcastMessageChange,
  before: BroadcastRow | undefined,
  author: Author,
): Promise<void> {
  const errors: Messages = {
    ...checkTitle(message, author),
    ...checkHtml(message),
    ...checkLink(message, before),
    ...checkDates(message, before),
  };
  const added = channelIds(message).filter((id) => !before?.ChannelTermIds.includes(id));
  const channels = await checkAddedChannels(db, added, author);
  if (channels.length > 0) errors.ChannelTermBroadcastMessages = channels;
  if (Object.keys(errors).length > 0) throw new ProblemError('invalidRequest', { errors });
}

/** BROADCAST-16. */
function checkTitle({ Title }: BroadcastMessageChange, { settings }: Author): Messages {
  const most = settings.broadcastTitleMaxLength;
  return [...Title].length > most ? { Title: [`must NOT have more than ${most} characters`] } : {};
}

/** Cleaning would take it away without a word; the author is told instead. */
function checkHtml({ Message = '' }: BroadcastMessageChange): Messages {
  const active = activeContent(Message);
  return active.length > 0 ? { Message: [`must not contain ${active.join(', ')}`] } : {};
}

function checkLink(message: BroadcastMessageChange, before: BroadcastRow | undefined): Messages {
  const text = message.LinkText === undefined ? before?.LinkText : message.LinkText;
  const address = message.LinkUrl === undefined ? before?.LinkUrl : message.LinkUrl;
  return text && !address ? { LinkUrl: ['is required when there is a link text'] } : {};
}

/** BROADCAST-27: both fields are named. */
function checkDates(message: BroadcastMessageChange, before: BroadcastRow | undefined): Messages {
  const StartDate =
    message.StartDate === undefined ? (before?.StartDate ?? null) : message.StartDate;
  const EndDate = message.EndDate === undefined ? (before?.EndDate ?? null) : message.EndDate;
  return isInvalidWindow({ StartDate, EndDate })
    ? {
        StartDate: ['invalidDate: must be before EndDate'],
        EndDate: ['invalidDate: must be after StartDate'],
      }
    : {};
}
