import { useState } from 'react';
import { Button } from '@fluentui/react-components';
import { useSession } from '../../../data/session/session';
import { ToolCard } from '../../../editing/ToolCard';
import { lazyPart } from '../../../loading/lazyPart';
import { Part } from '../../../loading/Part';
import { useTexts } from '../../../texts/useTexts';

const ImportDialog = lazyPart(() => import('./ImportDialog'), 'ImportDialog');

/**
 * Where an administrator starts the import of the old infoboxes, which stand in SharePoint
 * (INFOBOX-36).
 */
export function ImportCard() {
  const { imports: texts } = useTexts('infoboxes');
  const { sharePointUrl } = useSession().config;
  const [isOpen, setOpen] = useState(false);
  if (sharePointUrl === '') return null;
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
