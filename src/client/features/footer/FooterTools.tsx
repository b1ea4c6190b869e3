import { useState } from 'react';
import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import type { SiteElement } from '#shared/contract/siteElements';
import type { footerLanguages } from '#shared/rules/pages/footer';
import { useDeletion } from '../../data/editing/useDeletion';
import { EditedHistory } from '../../editing/history/EditedHistory';
import { DeletionQuestion } from '../../editing/EditedRows';
import { languageWithin } from '../../texts/languageWithin';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { footerEditing } from './useFooterEditor';

interface FooterToolsProps {
  /** The one that is edited, where it is there already. */
  footer: SiteElement | undefined;
  language: (typeof footerLanguages)[number];
  leave: () => void;
  className: string | undefined;
}

/** The further actions on a footer: its history, and its deletion. */
export function FooterTools({ footer, language, leave, className }: FooterToolsProps) {
  const { forms, footer: texts } = useTexts('editing');
  const words = { name: useTexts().footer.name, restored: texts.restored };
  const { remove } = useDeletion(footerEditing, words);
  const [open, setOpen] = useState<'history' | 'deletion'>();
  const close = () => setOpen(undefined);
  const name = languageWithin(texts.languages[language], useLocale());
  if (!footer) return <span className={className} />;
  return (
    <span className={className}>
      <Button appearance="subtle" icon={<HistoryRegular />} onClick={() => setOpen('history')}>
        {forms.history}
      </Button>
      <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => setOpen('deletion')}>
        {forms.delete}
      </Button>
      {open === 'history' && (
        <EditedHistory
          editing={footerEditing}
          words={words}
          item={footer}
          name={name}
          fields={{ Content: words.name }}
          close={close}
        />
      )}
      {open === 'deletion' && (
        <DeletionQuestion
          deletion={texts.deletion}
          name={name}
          close={close}
          remove={() => {
            remove(footer);
            leave();
          }}
        />
      )}
    </span>
  );
}
