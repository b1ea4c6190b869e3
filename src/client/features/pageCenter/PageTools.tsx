import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MenuItem } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { ListedPage } from '#shared/contract/pages/pages';
import { WhoRowMenu } from '../../audience/WhoRowMenu';
import { DeletionQuestion } from '../../editing/EditedRows';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';

interface PageToolsProps {
  page: ListedPage;
  remove: (page: ListedPage) => void;
}

/** The editors' actions on a page of the list (PAGES-022); deleting asks first (PAGES-026). */
export function PageTools({ page, remove }: PageToolsProps) {
  const texts = useTexts('pageCenter');
  const { forms } = useTexts('editing');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <WhoRowMenu
        label={format(texts.toolsOf, { title: page.Title })}
        thing={{ kind: 'page', id: page.Id }}
        first={
          <MenuItem icon={<EditRegular />} onClick={() => void navigate(`${page.Path}/edit`)}>
            {forms.edit}
          </MenuItem>
        }
      >
        <MenuItem icon={<DeleteRegular />} onClick={() => setAsked(true)}>
          {forms.delete}
        </MenuItem>
      </WhoRowMenu>
      {isAsked && (
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
