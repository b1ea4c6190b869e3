import { useMemo, type ComponentProps } from 'react';
import { useSession } from '../../data/session/session';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { TextSourcesContext, type TextSources } from '../../ui/found/textSources';
import { RichTextInput } from '../../ui/text/RichTextInput';
import { findPeople } from '../links/findPeople';

const FoundLinks = lazyPart(() => import('../links/FoundLinks'), 'FoundLinks');

/**
 * A field for HTML that knows what the portal knows: what can be linked to, who can be mentioned,
 * and from where videos are shown.
 */
export function HtmlInput(props: ComponentProps<typeof RichTextInput>) {
  const { settings, config, licensed } = useSession();
  const { allowedVideoHosts: allowed, userServiceAppendedFilter: appended } = settings;
  const { sharePointUrl } = config;
  const sources = useMemo(
    (): TextSources => ({
      foundLinks: (asked) => (
        <Part>
          <FoundLinks key={asked.text} {...asked} />
        </Part>
      ),
      videoHosts: { allowed, sharePointUrl },
      ...(licensed && { findPeople: (text, signal) => findPeople(text, { appended, signal }) }),
    }),
    [allowed, appended, licensed, sharePointUrl],
  );
  return (
    <TextSourcesContext value={sources}>
      <RichTextInput {...props} />
    </TextSourcesContext>
  );
}
