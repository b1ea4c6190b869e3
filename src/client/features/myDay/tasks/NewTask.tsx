import { useRef, useState, type FormEvent } from 'react';
import { Button, Input, Text, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import type { TodoList } from '#shared/rules/calendar/dayTasks';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { ErrorPanel } from '../../../ui/trouble/ErrorPanel';
import { useHiddenText } from '../../../ui/style/hiddenText';
import { fingerHeight, inRow, stacked } from '../../../ui/style/layout';
import { useUnsavedChanges } from '../../../ui/leave/useUnsavedChanges';
import { useNewTask } from './useNewTask';

const useStyles = makeStyles({
  root: { ...stacked(tokens.spacingVerticalS), marginBottom: tokens.spacingVerticalM },
  line: inRow(tokens.spacingHorizontalS),
  input: { flexGrow: 1, minWidth: 0, ...fingerHeight },
  button: { flexShrink: 0, ...fingerHeight },
});

interface NewTaskProps {
  day: string;
  list: TodoList;
  /** Told the id of the new task. */
  onAdded: (id: string) => void;
}

/** Adds a task to To Do in one line. What could not be added stays in it. */
export function NewTask({ day, list, onAdded }: NewTaskProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const texts = useTexts('myDay');
  const [title, setTitle] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, failure, add, giveUp } = useNewTask(day, list);
  const subject = title.trim();
  useUnsavedChanges(subject !== '');
  const enter = (value: string) => {
    setTitle(value);
    if (value.trim() === '') giveUp();
  };
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (subject === '' || isBusy) return;
    const id = await add(subject);
    if (id === undefined) return;
    onAdded(id);
    setTitle('');
    setSaid(format(texts.added, { subject }));
    input.current?.focus();
  };
  return (
    <form className={styles.root} onSubmit={(event) => void send(event)}>
      <div className={styles.line}>
        <Input
          ref={input}
          className={styles.input}
          value={title}
          readOnly={isBusy}
          aria-label={texts.newTask}
          placeholder={texts.newTask}
          contentBefore={<AddRegular aria-hidden />}
          onChange={(_, { value }) => enter(value)}
        />
        {subject !== '' && (
          <Button type="submit" className={styles.button} disabledFocusable={isBusy}>
            {texts.add}
          </Button>
        )}
      </div>
      {failure && (
        <ErrorPanel name={texts.theTask} failure={failure} isSave reload={() => void send()} />
      )}
      <Text role="status" className={hidden.hidden}>
        {said}
      </Text>
    </form>
  );
}
