import { Link } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { Term } from '#shared/contract/terms';
import { siteOf } from '#shared/rules/channelProperties';
import { safeAddress } from '#shared/rules/webAddress';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';

/** Leads to a channel's site (CHANNELS-33); nothing where it has none. */
export function SiteLink({ term }: { term: Term }) {
  const { interests } = useTexts('settings');
  const site = siteOf(term);
  const label = format(interests.site, { name: term.Name });
  return (
    site && (
      <Link
        href={safeAddress(site)}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        title={label}
      >
        <OpenRegular aria-hidden fontSize={16} />
      </Link>
    )
  );
}
