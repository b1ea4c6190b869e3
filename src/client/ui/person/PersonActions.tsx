import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr';
import { CallRegular } from '@fluentui/react-icons/svg/call';
import { ChatRegular } from '@fluentui/react-icons/svg/chat';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { OrganizationRegular } from '@fluentui/react-icons/svg/organization';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import {
  callAddress,
  chatAddress,
  isExternal,
  profileAddress,
  teamsMeetingAddress,
  type CardOptions,
  type Colleague,
} from '#shared/rules/people/people';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, wrapped } from '../style/layout';

const useStyles = makeStyles({
  root: { ...wrapped(tokens.spacingHorizontalS), ':empty': { display: 'none' } },
  button: { minWidth: 0, ...fingerHeight },
});

interface PersonActionsProps {
  person: Colleague;
  options: CardOptions;
  /** The setting `useTeamsChat`. */
  useTeamsChat: boolean;
  /**
   * Leads to a page of the portal; left out where there is none to lead to: on the page of the
   * person, and where the own one does not open.
   */
  open?: (address: string) => void;
}

/**
 * The actions of a people card: a chat (PEOPLE-05), a call, a mail, a meeting, the organisation
 * chart unless the person is external (PEOPLE-06), the profile (PEOPLE-08).
 */
export function PersonActions({ person, options, useTeamsChat, open }: PersonActionsProps) {
  const styles = useStyles();
  const { card } = useTexts('people');
  const chat = options.startChat ? chatAddress(person, useTeamsChat) : undefined;
  const others = [
    {
      text: card.call,
      icon: <CallRegular />,
      address: options.call ? callAddress(person, useTeamsChat) : undefined,
    },
    {
      text: card.write,
      icon: <MailRegular />,
      address: options.write && person.mail ? `mailto:${person.mail}` : undefined,
    },
    {
      text: card.meet,
      icon: <CalendarLtrRegular />,
      address: options.meet
        ? teamsMeetingAddress(person.mail || person.userPrincipalName)
        : undefined,
    },
  ];
  const profile = profileAddress(person.userPrincipalName);
  const inPortal = (address: string) => ({
    href: safeAddress(address),
    onClick: (event: React.MouseEvent) => follow(event, () => open?.(address)),
  });
  return (
    <div className={styles.root}>
      {chat && (
        <Button
          as="a"
          className={styles.button}
          appearance="primary"
          icon={<ChatRegular />}
          href={chat}
          target="_blank"
          rel="noopener"
        >
          {card.startChat}
        </Button>
      )}
      {others.map(
        ({ text, icon, address }) =>
          address && (
            <Button
              key={text}
              as="a"
              className={styles.button}
              icon={icon}
              href={safeAddress(address)}
              {...(address.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
            >
              {text}
            </Button>
          ),
      )}
      {open && (
        <Button as="a" className={styles.button} icon={<PersonRegular />} {...inPortal(profile)}>
          {card.profile}
        </Button>
      )}
      {open && options.organisation && !isExternal(person) && (
        <Button
          as="a"
          className={styles.button}
          icon={<OrganizationRegular />}
          {...inPortal(`${profile}#organisation`)}
        >
          {card.organisation}
        </Button>
      )}
    </div>
  );
}

/** A new tab or window stays the browser's business. */
function follow(event: React.MouseEvent, act: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  act();
}
