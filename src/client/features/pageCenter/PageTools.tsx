import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import type { ListedPage } from '#shared/contract/pages';
import { DeletionQuestion } from '../../editing/EditedRows';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({
  button: { '@media (max-width: 767.98px)': { minWidth: '44px', minHeight: '44px' } },
});

interface PageToolsProps {
  page: ListedPage;
  remove: (page: ListedPage) => void;
}

/** What editors can do with a page of the list (PAGES-022); deleting asks first (PAGES-026). */
export function PageTools({ page, remove }: PageToolsProps) {
  const styles = useStyles();
  const texts = useTexts('pageCenter');
  const { forms } = useTexts('editing');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const name = format(texts.toolsOf, { title: page.Title });
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            className={styles.button}
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={name}
            title={name}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<EditRegular />} onClick={() => void navigate(`${page.Path}/edit`)}>
              {forms.edit}
            </MenuItem>
            <MenuItem icon={<DeleteRegular />} onClick={() => setAsked(true)}>
              {forms.delete}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isAsked && (
        <DeletionQuestion
          deletion={texts.deletion}
          name={page.Title}
          close={() => setAsked(false)}
          remove={() => remove(page)}
        />
      )}
    </>
  );
}
