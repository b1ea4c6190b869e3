import type { ComponentProps } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { Part } from '../loading/Part';
import { TextSourcesContext, type TextSources } from '../ui/found/textSources';
import { RichTextInput } from '../ui/RichTextInput';

const FoundLinks = lazyPart(() => import('./links/FoundLinks'), 'FoundLinks');

const sources: TextSources = {
  foundLinks: (props) => (
    <Part>
      <FoundLinks key={props.text} {...props} />
    </Part>
  ),
};

/** A field for HTML that knows what the portal knows: what can be linked to. */
export function HtmlInput(props: ComponentProps<typeof RichTextInput>) {
  return (
    <TextSourcesContext value={sources}>
      <RichTextInput {...props} />
    </TextSourcesContext>
  );
}
