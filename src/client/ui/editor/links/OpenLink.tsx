import { Button } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { useTexts } from '../../../texts/useTexts';

interface OpenLinkProps {
  address: string;
  className?: string;
  size?: 'small';
}

/** Tries a link: in a new window, because the text that is written stays. */
export function OpenLink({ address, className, size }: OpenLinkProps) {
  const { links } = useTexts('editing');
  const target = safeAddress(address);
  return (
    target && (
      <Button
        as="a"
        className={className}
        size={size}
        icon={<OpenRegular />}
        href={target}
        target="_blank"
        rel="noopener"
      >
        {links.open}
      </Button>
    )
  );
}
