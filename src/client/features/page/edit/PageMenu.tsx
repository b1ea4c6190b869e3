import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MenuItem } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import type { Page } from '#shared/contract/pages/pages';
import { kindOfPage } from '#shared/rules/pages/pageTypes';
import { useDeletion } from '../../../data/editing/useDeletion';
import { usePageFields } from '../../../editing/form/pageFields';
import { EditedHistory } from '../../../editing/history/EditedHistory';
import { DeletionQuestion } from '../../../editing/EditedRows';
import { useTexts } from '../../../texts/useTexts';
import { useIsThere } from '../../../ui/leave/useIsThere';
import { RowMenu } from '../../../ui/list/RowMenu';
import { pageEditing } from './pageEditing';

interface PageMenuProps {
  /** The page as it is stored; nothing for a new one. */
  page: Page | undefined;
  /** The actions that have no room beside the menu. */
  children?: ReactNode;
}

/** The further actions on a page; on a stored one: its history, and deleting it. */
export function PageMenu({ page, children }: PageMenuProps) {
  const texts = useTexts('pageEditor');
  const { forms } = useTexts('editing');
  const navigate = useNavigate();
  const isThere = useIsThere();
  const [open, setOpen] = useState<'history' | 'deletion'>();
  const close = () => setOpen(undefined);
  if (!page && !children) return null;
  return (
    <>
      <RowMenu label={texts.more}>
        {children}
        {page && (
          <>
            <MenuItem icon={<HistoryRegular />} onClick={() => setOpen('history')}>
              {forms.history}
            </MenuItem>
            <MenuItem icon={<DeleteRegular />} onClick={() => setOpen('deletion')}>
              {forms.delete}
            </MenuItem>
          </>
        )}
      </RowMenu>
      {page && open === 'history' && <PageHistory page={page} close={close} />}
      {page && open === 'deletion' && (
        <PageDeletion
          page={page}
          close={close}
          // Who has left meanwhile stays where they went.
          done={() => isThere() && void navigate(`/pages/${kindOfPage(page)}`)}
        />
      )}
    </>
  );
}

interface AskedProps {
  page: Page;
  close: () => void;
}

function PageHistory({ page, close }: AskedProps) {
  const texts = useTexts('pageEditor');
  const fields = usePageFields();
  return (
    <EditedHistory
      editing={pageEditing}
      words={{ ...texts, name: texts.page }}
      item={page}
      name={page.Title}
      fields={fields}
      close={close}
    />
  );
}

interface PageDeletionProps extends AskedProps {
  /** Called when it is deleted; the question has gone by then. */
  done: () => void;
}

function PageDeletion({ page, close, done }: PageDeletionProps) {
  const texts = useTexts('pageEditor');
  const { remove } = useDeletion(pageEditing, { ...texts, name: texts.page }, done);
  return (
    <DeletionQuestion
      deletion={texts.deletion}
      name={page.Title}
      close={close}
      remove={() => remove(page)}
    />
  );
}
