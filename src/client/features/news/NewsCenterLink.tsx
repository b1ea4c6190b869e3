import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';
import { useNewsCenterAddress } from './useNewsCenterAddress';

interface NewsCenterLinkProps {
  /** Stands within a sentence. */
  inline?: boolean;
  children: string;
}

/** A link to the news center (NEWS-10, NEWS-11). */
export function NewsCenterLink({ inline, children }: NewsCenterLinkProps) {
  const { opensInNewTab } = useTexts().widgets;
  const { address, opensNewTab } = useNewsCenterAddress();
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
