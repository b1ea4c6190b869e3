import type { BroadcastMessage, NewBroadcastMessage } from '#shared/contract/broadcastMessages';
import { broadcastTypes, isInvalidWindow, messageLimits } from '#shared/rules/widgets/broadcasts';
import { format } from '#shared/rules/values/format';
import type { Texts } from '../../texts/topics';
import { addressError, leadingSpaceError, lengthError } from '../../ui/form/titleError';
import type { FormErrors } from '../../ui/form/useForm';

/** The form's values: texts are empty where there is nothing, channels and app tiles are ids. */
export interface MessageValues {
  Title: string;
  Message: string;
  LinkUrl: string;
  LinkText: string;
  BroadcastType: BroadcastMessage['BroadcastType'];
  StartDate: string | null;
  EndDate: string | null;
  AppTileBroadcastMessages: string[];
  ChannelTermBroadcastMessages: string[];
  /** Whether saving notifies people; never read from a message. */
  Notify: boolean;
}

export const emptyMessage: MessageValues = {
  Title: '',
  Message: '',
  LinkUrl: '',
  LinkText: '',
  BroadcastType: broadcastTypes.information,
  StartDate: null,
  EndDate: null,
  AppTileBroadcastMessages: [],
  ChannelTermBroadcastMessages: [],
  Notify: false,
};

export function valuesOf(message: BroadcastMessage): MessageValues {
  const { Title, Message, LinkUrl, LinkText, BroadcastType, StartDate, EndDate } = message;
  const appTiles = message.AppTileBroadcastMessages.map(({ AppTileId }) => String(AppTileId));
  const channels = message.ChannelTermBroadcastMessages.map(({ ChannelTermId }) => ChannelTermId);
  return {
    Title,
    Message,
    LinkUrl: LinkUrl ?? '',
    LinkText: LinkText ?? '',
    BroadcastType,
    StartDate,
    EndDate,
    AppTileBroadcastMessages: appTiles,
    ChannelTermBroadcastMessages: channels,
    Notify: false,
  };
}

/** The message to send (BROADCAST-03). */
export function bodyOf(values: MessageValues): NewBroadcastMessage {
  return {
    ...values,
    Notify: values.Notify && values.AppTileBroadcastMessages.length === 0,
    LinkUrl: values.LinkUrl || null,
    LinkText: values.LinkText || null,
    AppTileBroadcastMessages: values.AppTileBroadcastMessages.map((id) => ({
      AppTileId: Number(id),
    })),
    ChannelTermBroadcastMessages: values.ChannelTermBroadcastMessages.map((ChannelTermId) => ({
      ChannelTermId,
    })),
  };
}

/** The server's rules, in the words of the interface (BROADCAST-16, BROADCAST-27). */
export function validateMessage(
  values: MessageValues,
  titleMaxLength: number,
  { alerts, forms }: Texts['editing'],
): FormErrors<MessageValues> {
  const errors: FormErrors<MessageValues> = {};
  const { Title, Message, LinkUrl, LinkText } = values;
  const leadingSpace = leadingSpaceError(Title, forms);
  const longMessage = lengthError(Message, messageLimits.text, forms);
  const longLinkText = lengthError(LinkText, messageLimits.linkText, forms);
  if (longMessage) errors.Message = longMessage;
  if (longLinkText) errors.LinkText = longLinkText;
  if (Title.trim() === '') errors.Title = alerts.titleRequired;
  else if (leadingSpace) errors.Title = leadingSpace;
  else if ([...Title.trimEnd()].length > titleMaxLength)
    errors.Title = format(forms.tooLong, { max: titleMaxLength });
  const address = addressError(LinkUrl, forms);
  if (address) errors.LinkUrl = address;
  else if (LinkText && !LinkUrl) errors.LinkUrl = alerts.linkRequired;
  if (isInvalidWindow(values)) {
    errors.StartDate = alerts.startAfterEnd;
    errors.EndDate = alerts.endBeforeStart;
  }
  return errors;
}
