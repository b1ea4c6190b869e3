import { useEffect, useRef } from 'react';
import { Button, Text } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import type { DeletedMeanwhile } from '../../data/editing/useSaveEdited';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useFocusFallback } from '../../ui/leave/useFocusFallback';
import { useIsOwnChange } from '../useIsOwnChange';
import { ChangedBy } from './ChangedBy';
import { usePanelStyles } from '../panelStyles';

interface DeletedPanelProps {
  deletion: DeletedMeanwhile;
  /** The name of the thing that was edited. */
  name: string;
  saveAsNew: () => void;
  cancel: () => void;
}

/** Somebody has deleted what is edited: who, when, and a way to keep what was entered. */
export function DeletedPanel({ deletion, name, saveAsNew, cancel }: DeletedPanelProps) {
  const panel = usePanelStyles();
  const { forms } = useTexts('editing');
  const isOwn = useIsOwnChange(deletion.changedBy);
  const { errors } = useTexts().widgets;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [deletion]);
  useFocusFallback(element);
  return (
    <div ref={element} tabIndex={-1} role="alert" className={panel.root}>
      <div className={panel.head}>
        <span className={panel.icon} aria-hidden>
          <DeleteRegular />
        </span>
        <div className={panel.words}>
          <Text weight="semibold" size={400}>
            {format(errors.notSaved, { name })}
          </Text>
          <Text>{isOwn ? forms.ownDeletion : forms.deletedMeanwhile}</Text>
          <ChangedBy change={deletion.changedBy} text={forms.deletedBy} />
        </div>
      </div>
      <div className={panel.actions}>
        <Button className={panel.button} appearance="primary" onClick={saveAsNew}>
          {forms.saveAsNew}
        </Button>
        <Button className={panel.button} onClick={cancel}>
          {forms.cancel}
        </Button>
      </div>
    </div>
  );
}
