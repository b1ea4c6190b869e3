import { useSearchParams } from 'react-router-dom';
import { Switch } from '@fluentui/react-components';
import type { NavigationNode } from '#shared/contract/pages/navigationNodes';
import { useSession } from '../../../data/session/session';
import { ChannelField } from '../../../editing/form/ChannelField';
import { EditedDialog } from '../../../editing/EditedDialog';
import { EditorForm } from '../../../editing/form/EditorForm';
import { LanguagesField } from '../../../editing/form/LanguagesField';
import { useEditor } from '../../../editing/useEditor';
import { useTexts } from '../../../texts/useTexts';
import { TextField } from '../../../ui/form/TextField';
import { fieldOf } from '../../../ui/form/useForm';
import { useModal } from '../../../ui/leave/modal';
import { menuEditing, useNodeFields } from './menuEditing';
import { bodyOfNode, validateNode, valuesOfNode, type NodePlace } from './nodeValues';
import { ParentField } from './ParentField';

/**
 * Dialogs find-information/add, where the address says below what the new one is to stand (FIND-09),
 * and find-information/edit/{id}.
 */
export function NodeEditor() {
  const { addEntry, editEntry } = useTexts().navigation;
  const title = useModal()?.params.id === undefined ? addEntry : editEntry;
  const [search] = useSearchParams();
  const place: NodePlace = {
    ParentId: wholeNumber(search.get('parentId')) ?? null,
    Order: wholeNumber(search.get('Order')),
  };
  return (
    <EditedDialog editing={menuEditing} title={title} name={useTexts('menuEditor').node}>
      {(node) => <NodeForm node={node} place={place} />}
    </EditedDialog>
  );
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function NodeForm({ node, place }: { node: NavigationNode | undefined; place: NodePlace }) {
  const texts = useTexts('editing');
  const own = useTexts('menuEditor');
  const { enableLanguageFilteringForWorkplace } = useSession().settings;
  const editor = useEditor({
    editing: menuEditing,
    words: { ...own, name: own.node },
    opened: node,
    valuesOf: (stored) => valuesOfNode(stored, place),
    bodyOf: (values, _opened, isNew) => bodyOfNode(values, isNew, place),
    validate: (values) => validateNode(values, texts),
  });
  const { form } = editor;
  const { values, change } = form;
  const hasLanguages = values.LanguageTermNavigationNodes.length > 0;
  return (
    <EditorForm editor={editor} name={own.node} fields={useNodeFields()}>
      <TextField
        label={own.titleField}
        isRequired
        autoFocus
        maxLength={255}
        {...fieldOf(form, 'Title')}
      />
      <TextField label={own.url} hint={own.urlHint} {...fieldOf(form, 'Url')} />
      <ParentField
        node={node}
        value={values.ParentId}
        error={form.errors.ParentId}
        onChange={(ParentId) => change({ ParentId })}
      />
      <ChannelField
        label={own.channels}
        hint={own.channelsHint}
        {...fieldOf(form, 'ChannelTermNavigationNodes')}
      />
      {(enableLanguageFilteringForWorkplace || hasLanguages) && (
        <LanguagesField
          label={own.languages}
          hint={own.languagesHint}
          {...fieldOf(form, 'LanguageTermNavigationNodes')}
        />
      )}
      <Switch
        label={own.isExternal}
        checked={values.IsExternal}
        onChange={(_, { checked }) => change({ IsExternal: checked })}
      />
      <Switch
        label={own.isDocLib}
        checked={values.IsDocLib}
        onChange={(_, { checked }) => change({ IsDocLib: checked })}
      />
    </EditorForm>
  );
}
