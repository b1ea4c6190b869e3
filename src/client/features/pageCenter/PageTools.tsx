import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MenuItem } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { PersonQuestionMarkRegular } from '@fluentui/react-icons/svg/person-question-mark';
import type { ListedPage } from '#shared/contract/pages/pages';
import { WhyPanel } from '../../audience/LaterWhyPanel';
import { DeletionQuestion } from '../../editing/EditedRows';
import { Part } from '../../loading/Part';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { RowMenu } from '../../ui/list/RowMenu';

interface PageToolsProps {
  page: ListedPage;
  remove: (page: ListedPage) => void;
}

/** The editors' actions on a page of the list (PAGES-022); deleting asks first (PAGES-026). */
export function PageTools({ page, remove }: PageToolsProps) {
  const texts = useTexts('pageCenter');
  const { forms } = useTexts('editing');
  const navigate = useNavigate();
  const { who } = useTexts('why');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'deletion' | 'why'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <RowMenu ref={button} label={format(texts.toolsOf, { title: page.Title })}>
        <MenuItem icon={<EditRegular />} onClick={() => void navigate(`${page.Path}/edit`)}>
          {forms.edit}
        </MenuItem>
        <MenuItem icon={<PersonQuestionMarkRegular />} onClick={() => setOpen('why')}>
          {who}
        </MenuItem>
        <MenuItem icon={<DeleteRegular />} onClick={() => setOpen('deletion')}>
          {forms.delete}
        </MenuItem>
      </RowMenu>
      {open === 'why' && (
        <Part>
          <WhyPanel
            thing={{ kind: 'page', id: page.Id }}
            title={who}
            target={button}
            close={close}
          />
        </Part>
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
