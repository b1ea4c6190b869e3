import { blocks } from '../../../../docs/editors.md';
import { PaperText } from './PaperText';

/** The guide for those who write, without its own title. */
export function EditorsGuide() {
  return <PaperText blocks={blocks.filter((block) => !isTitle(block))} from={1} />;
}

const isTitle = (block: (typeof blocks)[number]) => block.kind === 'heading' && block.level === 1;
