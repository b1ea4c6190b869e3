import type { WidgetState } from '../../ui/widget/widgetState';

/**
 * Whether the person has no mailbox in Microsoft 365, which holds the calendar and To Do's lists:
 * a guest, or whose mailbox is still on a server of the organisation. Graph answers 404 then
 * (`MailboxNotEnabledForRESTAPI`), however often it is asked.
 */
export function hasNoMailbox(state: WidgetState<unknown>): boolean {
  return state.state === 'failed' && state.failure.status === 404;
}
