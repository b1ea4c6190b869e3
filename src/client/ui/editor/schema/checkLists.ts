import { InputRule, type AnyExtension } from '@tiptap/core';
import { TaskItem } from '@tiptap/extension-list/task-item';
import { TaskList } from '@tiptap/extension-list/task-list';

/** "[ ] " or "[x] " at the beginning of a line makes it a check, in a list of points too. */
const checkSign = /^\s*\[([ x]?)\]\s$/;

const CheckItem = TaskItem.extend({
  content: 'block+',
  addInputRules: () => [
    new InputRule({
      find: checkSign,
      handler: ({ range, match, chain }) => {
        chain()
          .deleteRange(range)
          .toggleTaskList()
          .updateAttributes('taskItem', { checked: match[1] === 'x' })
          .run();
      },
    }),
  ],
}).configure({
  nested: true,
  a11y: { checkboxLabel: ({ firstChild }) => firstChild?.textContent ?? '' },
});

/** Lists of what is to be done and what is done. */
export const checkLists: AnyExtension[] = [TaskList, CheckItem];
