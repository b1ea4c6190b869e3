import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CallRegular } from '@fluentui/react-icons/svg/call';
import { ChatRegular } from '@fluentui/react-icons/svg/chat';
import { chatAddress, teamsCallAddress } from '#shared/rules/people/people';
import { useSession } from '../../data/session/session';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, wrapped } from '../../ui/style/layout';
import { usePagePerson } from '../../data/people/usePagePerson';

const useStyles = makeStyles({
  root: { ...wrapped(tokens.spacingHorizontalS), '@media print': { display: 'none' } },
  button: { minWidth: 0, ...fingerHeight },
});

/** Starts a chat with somebody, or a call where the organisation has chosen Teams. */
export function OwnerActions({ upn }: { upn: string }) {
  const styles = useStyles();
  const { owner } = useTexts('pageReading');
  const { useTeamsChat } = useSession().settings;
  const name = usePagePerson(upn, null).name || upn;
  const link = { as: 'a', target: '_blank', rel: 'noopener', className: styles.button } as const;
  return (
    <div className={styles.root}>
      <Button
        {...link}
        icon={<ChatRegular />}
        href={chatAddress({ userPrincipalName: upn }, useTeamsChat)}
        aria-label={format(owner.chatWith, { name })}
      >
        {owner.chat}
      </Button>
      {useTeamsChat && (
        <Button
          {...link}
          icon={<CallRegular />}
          href={teamsCallAddress(upn)}
          aria-label={format(owner.callPerson, { name })}
        >
          {owner.call}
        </Button>
      )}
    </div>
  );
}
