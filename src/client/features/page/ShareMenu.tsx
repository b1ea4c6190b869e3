import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Menu, MenuItem, MenuItemLink, MenuPopover } from '@fluentui/react-components';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import type { Page } from '#shared/contract/pages/pages';
import { teamsShareAddress } from '#shared/rules/addresses/teamsLink';
import { errorNoticeDuration } from '../../data/connection/handleFailure';
import { confirmDone, showNotice } from '../../data/notices';
import { copyLink } from '../../host/copyLink';
import { useTexts } from '../../texts/useTexts';
import { menuAt } from '../../ui/list/menuAt';
import { MenuEntries } from '../../ui/list/MenuEntries';

interface ShareMenuProps {
  page: Page;
  button: RefObject<HTMLButtonElement | null>;
  setOpen: (isOpen: boolean) => void;
}

/**
 * The ways to hand a page on: its link, for Teams in Teams and for the browser elsewhere; to people
 * in Teams, which asks to whom; by e-mail. What asks opens elsewhere, so that nothing is lost here.
 */
export function ShareMenu({ page: { Title, Path }, button, setOpen }: ShareMenuProps) {
  const { share: texts } = useTexts('pageReading');
  const { share } = useTexts().page;
  const { pathname } = useLocation();
  const address = window.location.origin + Path;
  const copy = async () => {
    const outcome = await copyLink({ address: pathname, label: Title });
    if (outcome === 'copied') confirmDone(texts.copied);
    if (outcome === 'failed')
      showNotice({ kind: 'error', text: texts.notCopied, duration: errorNoticeDuration });
  };
  const elsewhere = { target: '_blank', rel: 'noopener' };
  return (
    <Menu {...menuAt(button, true, setOpen)}>
      <MenuPopover>
        <MenuEntries aria-label={share}>
          <MenuItem icon={<LinkRegular />} onClick={() => void copy()}>
            {texts.copy}
          </MenuItem>
          <MenuItemLink
            {...elsewhere}
            icon={<PeopleTeamRegular />}
            href={teamsShareAddress(address, Title)}
          >
            {texts.teams}
          </MenuItemLink>
          <MenuItemLink
            {...elsewhere}
            icon={<MailRegular />}
            href={`mailto:?subject=${encodeURIComponent(Title)}&body=${encodeURIComponent(address)}`}
          >
            {texts.mail}
          </MenuItemLink>
        </MenuEntries>
      </MenuPopover>
    </Menu>
  );
}
