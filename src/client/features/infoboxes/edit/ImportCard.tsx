import { useState } from 'react';
import { Button } from '@fluentui/react-components';
import { ToolCard } from '../../../editing/ToolCard';
import { lazyPart } from '../../../loading/lazyPart';
import { Part } from '../../../loading/Part';
import { useTexts } from '../../../texts/useTexts';

const ImportDialog = lazyPart(() => import('./ImportDialog'), 'ImportDialog');

/** Where an administrator starts the import of the old infoboxes (INFOBOX-36). */
export function ImportCard() {
  const { imports: texts } = useTexts('infoboxes');
  const [isOpen, setOpen] = useState(false);
  return (
    <ToolCard title={texts.title} introduction={texts.introduction}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <Part>
          <ImportDialog close={() => setOpen(false)} />
        </Part>
      )}
    </ToolCard>
  );
}
