import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import type { Page } from '#shared/contract/pages';
import { kindOfPage } from '#shared/rules/pageTypes';
import { useDeletion } from '../../../data/editing/useDeletion';
import { EditedHistory } from '../../../editing/EditedHistory';
import { DeletionQuestion } from '../../../editing/EditedRows';
import { useTexts } from '../../../texts/useTexts';
import { pageEditing, usePageFields } from './pageEditing';

const useStyles = makeStyles({
  button: { '@media (max-width: 767.98px)': { minHeight: '44px', minWidth: '44px' } },
});

/** What else can be done with a page that is stored: its history, and deleting it. */
export function PageMenu({ page }: { page: Page }) {
  const styles = useStyles();
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
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton
            className={styles.button}
            appearance="subtle"
            menuIcon={null}
            icon={<MoreHorizontalRegular />}
            aria-label={texts.more}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<HistoryRegular />} onClick={() => setOpen('history')}>
              {forms.history}
            </MenuItem>
            <MenuItem icon={<DeleteRegular />} onClick={() => setOpen('deletion')}>
              {forms.delete}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
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
