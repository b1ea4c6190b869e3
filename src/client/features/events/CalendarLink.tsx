import { useOpening } from '../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';
import { useSession } from '../../data/session/session';

interface CalendarLinkProps {
  /** Stands within a sentence. */
  inline?: boolean;
  children: string;
}

/** A link to the whole calendar (EVENTS-01, EVENTS-45). */
export function CalendarLink({ inline, children }: CalendarLinkProps) {
  const { opensInNewTab } = useTexts().widgets;
  const address = useCalendarAddress();
  const opensNewTab = useOpening()(address);
  return (
    <TextLink
      inline={inline}
      to={address}
      opensNewTab={opensNewTab}
      label={opensNewTab ? format(opensInNewTab, { title: children }) : undefined}
    >
      {children}
    </TextLink>
  );
}

/** "Find more events in the Calendar." with its last word as the link (EVENTS-02). */
export function MoreEvents() {
  const texts = useTexts('events');
  const [before, after] = texts.findMore.split('{calendar}');
  return (
    <span>
      {before}
      <CalendarLink inline>{texts.calendar}</CalendarLink>
      {after}
    </span>
  );
}

/**
 * Where "Go to the calendar" leads (EVENTS-45); without an address of its own, to the list of
 * events of the calendar's site.
 */
function useCalendarAddress(): string {
  const { calendarPageInfoUrl, organizationCalenderSiteUrl } = useSession().settings;
  return calendarPageInfoUrl || `${organizationCalenderSiteUrl.replace(/\/+$/, '')}/Lists/Events`;
}
