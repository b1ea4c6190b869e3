import { InputRule, type AnyExtension } from '@tiptap/core';
import { TaskItem } from '@tiptap/extension-list/task-item';
import { TaskList } from '@tiptap/extension-list/task-list';

/** "[ ] " or "[x] " at the beginning of a line makes it a check, in a list of points too. */
const checkSign = /^\s*\[([ x]?)\]\s$/;

const CheckItem = TaskItem.extend({
  content: 'block+',
  addNodeView() {
    const draw = this.parent?.() ?? null;
    // It would write what is not set as the word "null", which a mouse and a screen reader find.
    return (
      draw &&
      (({ HTMLAttributes, ...props }) => draw({ ...props, HTMLAttributes: given(HTMLAttributes) }))
    );
  },
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

const given = (attributes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined),
  );

/** Lists of what is to be done and what is done. */
export const checkLists: AnyExtension[] = [TaskList, CheckItem];
