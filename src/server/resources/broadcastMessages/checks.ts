import type { BroadcastMessageChange } from '#shared/contract/broadcastMessages';
import { isInvalidWindow } from '#shared/rules/broadcasts';
import type { Author } from '../targeting/channelChecks';
import type { Messages, Writing } from '../editable/EditableOptions';
import type { BroadcastRow } from './rows';

/** Checks what the schema cannot. */
export function checkMessage({ values, before, author }: Writing<BroadcastRow>): Messages {
  const message: BroadcastMessageChange = values;
  const { LinkText, LinkUrl, StartDate = null, EndDate = null } = { ...before, ...message };
  return {
    ...checkTitle(message, author),
    ...(LinkText && !LinkUrl && { LinkUrl: ['is required when there is a link text'] }),
    // BROADCAST-27: both fields are named.
    ...(isInvalidWindow({ StartDate, EndDate }) && {
      StartDate: ['invalidDate: must be before EndDate'],
      EndDate: ['invalidDate: must be after StartDate'],
    }),
  };
}

/** BROADCAST-16. */
function checkTitle({ Title = '' }: BroadcastMessageChange, { settings }: Author): Messages {
  const max = settings.broadcastTitleMaxLength;
  return [...Title].length > max ? { Title: [`must NOT have more than ${max} characters`] } : {};
}
