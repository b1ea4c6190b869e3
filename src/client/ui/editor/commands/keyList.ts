import type { Texts } from '../../../texts/topics';

type Label = (editor: Texts['editing']['editor'], keys: Texts['editorKeys']) => string;

interface KeyGroup {
  name: 'keys' | 'lines' | 'letters';
  rows: readonly (readonly [pressed: string, label: Label])[];
}

/** The keys that are pressed, and the signs typed at the beginning of a line or within it. */
export const keyGroups: readonly KeyGroup[] = [
  {
    name: 'keys',
    rows: [
      ['Mod+B', ({ bold }) => bold],
      ['Mod+I', ({ italic }) => italic],
      ['Mod+U', ({ underline }) => underline],
      ['Mod+Shift+S', ({ strike }) => strike],
      ['Mod+K', ({ link }) => link],
      ['Mod+Z', ({ undo }) => undo],
      ['Mod+Shift+Z', ({ redo }) => redo],
      ['Mod+Alt+0', ({ blocks }) => blocks.p],
      ['Mod+Alt+2', ({ blocks }) => blocks.h2],
      ['Mod+Alt+3', ({ blocks }) => blocks.h3],
      ['Mod+Shift+8', ({ bulletList }) => bulletList],
      ['Mod+Shift+7', ({ numberList }) => numberList],
      ['Mod+Shift+9', ({ checkList }) => checkList],
      ['Mod+Shift+B', ({ quote }) => quote],
      ['Mod+Alt+C', ({ code }) => code],
      ['Shift+Enter', (_, { lineBreak }) => lineBreak],
      ['Tab', (_, { tab }) => tab],
      ['Shift+Tab', (_, { tabBack }) => tabBack],
      ['Alt+Shift+↑ ↓', (_, { moveBlock }) => moveBlock],
      ['Alt+Shift+← →', (_, { moveColumn }) => moveColumn],
      ['Shift+← → ↑ ↓', (_, { selectCells }) => selectCells],
      ['Alt+F10', (_, { toolbar }) => toolbar],
      ['Mod+.', (_, { title }) => title],
    ],
  },
  {
    name: 'lines',
    rows: [
      ['/', ({ blockList }) => blockList],
      ['@', ({ mention }) => mention],
      ['##', ({ blocks }) => blocks.h2],
      ['###', ({ blocks }) => blocks.h3],
      ['-', ({ bulletList }) => bulletList],
      ['1.', ({ numberList }) => numberList],
      ['[]', ({ checkList }) => checkList],
      ['>', ({ quote }) => quote],
      ['!!!', ({ callouts }) => callouts.information],
      ['---', ({ divider }) => divider],
      ['```', ({ code }) => code],
    ],
  },
  {
    name: 'letters',
    rows: [
      ['**…**', ({ bold }) => bold],
      ['*…*', ({ italic }) => italic],
      ['~~…~~', ({ strike }) => strike],
      ['`…`', ({ code }) => code],
    ],
  },
];

/** The keys one by one, as they are written on the keyboard at hand. */
export function shownKeys(pressed: string, group: KeyGroup['name']): string[] {
  if (group !== 'keys') return [pressed];
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  const names: Readonly<Record<string, string>> = isMac
    ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
    : { Mod: 'Ctrl' };
  return pressed.split('+').map((key) => names[key] ?? key);
}
