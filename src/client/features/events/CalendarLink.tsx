import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';
import { useCalendarAddress } from './useCalendarAddress';

interface CalendarLinkProps {
  /** Stands within a sentence. */
  inline?: boolean;
  children: string;
}

/** A link to the whole calendar (EVENTS-01, EVENTS-45). */
export function CalendarLink({ inline, children }: CalendarLinkProps) {
  const { opensInNewTab } = useTexts().widgets;
  const opensNewTab = useOpensNewTab();
  return (
    <TextLink
      inline={inline}
      to={useCalendarAddress()}
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
