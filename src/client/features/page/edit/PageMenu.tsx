import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MenuItem } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import type { Page } from '#shared/contract/pages';
import { kindOfPage } from '#shared/rules/pageTypes';
import { useDeletion } from '../../../data/editing/useDeletion';
import { EditedHistory } from '../../../editing/EditedHistory';
import { DeletionQuestion } from '../../../editing/EditedRows';
import { useTexts } from '../../../texts/useTexts';
import { RowMenu } from '../../../ui/RowMenu';
import { pageEditing, usePageFields } from './pageEditing';

/** What else can be done with a page that is stored: its history, and deleting it. */
export function PageMenu({ page }: { page: Page }) {
  const texts = useTexts('pageEditor');
  const { forms } = useTexts('editing');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'history' | 'deletion'>();
  const fields = usePageFields();
  const words = { ...texts, name: texts.page };
  const { remove } = useDeletion(pageEditing, words, () => {
    void navigate(`/pages/${kindOfPage(page)}`);
  });
  const close = () => setOpen(undefined);
  return (
    <>
      <RowMenu label={texts.more}>
        <MenuItem icon={<HistoryRegular />} onClick={() => setOpen('history')}>
          {forms.history}
        </MenuItem>
        <MenuItem icon={<DeleteRegular />} onClick={() => setOpen('deletion')}>
          {forms.delete}
        </MenuItem>
      </RowMenu>
      {open === 'history' && (
        <EditedHistory
          editing={pageEditing}
          words={words}
          item={page}
          name={page.Title}
          fields={fields}
          close={close}
        />
      )}
      {open === 'deletion' && (
        <DeletionQuestion
          deletion={texts.deletion}
          name={page.Title}
          close={close}
          remove={() => remove(page)}
        />
      )}
    </>
  );
}
