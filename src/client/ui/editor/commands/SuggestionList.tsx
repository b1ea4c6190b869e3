import {
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Editor } from '@tiptap/core';
import {
  Portal,
  makeStyles,
  mergeClasses,
  tokens,
  usePositioning,
} from '@fluentui/react-components';
import { fingerHeight, inRow, oneLine } from '../../style/layout';
import type { Suggestions } from './suggestions';

const useStyles = makeStyles({
  list: {
    boxSizing: 'border-box',
    minWidth: '240px',
    maxWidth: 'min(360px, 100vw)',
    maxHeight: 'min(320px, 60vh)',
    margin: 0,
    padding: tokens.spacingHorizontalXS,
    overflowY: 'auto',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    zIndex: 1_000_000,
  },
  option: {
    ...inRow(tokens.spacingHorizontalM),
    minHeight: '36px',
    paddingBlock: tokens.spacingVerticalXXS,
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ...fingerHeight,
  },
  note: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  detail: {
    ...oneLine,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
});

export interface SuggestedOption {
  id: string;
  label: string;
  /** Tells options of one name apart. */
  detail?: string;
  icon?: ReactNode;
  run: () => void;
}

interface SuggestionListProps {
  editor: Editor;
  suggestions: Suggestions;
  /** Names the list for screen readers. */
  name: string;
  optionsFor: (query: string) => readonly SuggestedOption[];
  /** Why there are none, or not yet. */
  note?: string | undefined;
}

/**
 * The open list below what is typed. The keyboard stays in the text, which names the option that
 * Enter takes; with nothing to offer there is no list, and the keys are the text's.
 */
export function SuggestionList({
  editor,
  suggestions,
  name,
  optionsFor,
  note,
}: SuggestionListProps) {
  const suggested = useSyncExternalStore(suggestions.subscribe, suggestions.current);
  const options = suggested ? optionsFor(suggested.query) : [];
  useEffect(() => {
    const close = () => suggestions.close(editor);
    editor.on('blur', close);
    return () => void editor.off('blur', close);
  }, [editor, suggestions]);
  if (!suggested || (options.length === 0 && !note)) return null;
  const choose = ({ run }: SuggestedOption) => {
    editor.chain().deleteRange(suggested.range).run();
    run();
  };
  return (
    <Portal>
      {options.length === 0 ? (
        <Note box={suggested.box}>{note}</Note>
      ) : (
        <OpenList {...{ editor, suggestions, name, options, choose }} box={suggested.box} />
      )}
    </Portal>
  );
}

/** Below what is typed. */
function useBelow(box: () => DOMRect | null) {
  return usePositioning({
    target: { getBoundingClientRect: () => box() ?? new DOMRect() },
    position: 'below',
    align: 'start',
    offset: 4,
  }).containerRef;
}

function Note({ box, children }: { box: () => DOMRect | null; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div ref={useBelow(box)} role="status" className={mergeClasses(styles.list, styles.note)}>
      {children}
    </div>
  );
}

interface OpenListProps extends Omit<SuggestionListProps, 'optionsFor' | 'note'> {
  options: readonly SuggestedOption[];
  choose: (option: SuggestedOption) => void;
  box: () => DOMRect | null;
}

function OpenList({ editor, suggestions, name, options, choose, box }: OpenListProps) {
  const styles = useStyles();
  const id = useId();
  const [meant, setMeant] = useState<string>();
  const at = Math.max(
    0,
    options.findIndex((option) => option.id === meant),
  );
  const optionId = (index: number) => `${id}-${index}`;
  const containerRef = useBelow(box);
  useLayoutEffect(() => {
    suggestions.takeKeys(({ key }) => {
      const chosen = options[at];
      const goTo = (index: number) => setMeant(options.at(index % options.length)?.id);
      if (key === 'ArrowDown') goTo(at + 1);
      else if (key === 'ArrowUp') goTo(at - 1);
      else if ((key === 'Enter' || key === 'Tab') && chosen) choose(chosen);
      else return false;
      return true;
    });
    return () => suggestions.takeKeys(() => false);
  });
  useActiveOption(editor, id, optionId(at));
  return (
    <ul ref={containerRef} id={id} role="listbox" aria-label={name} className={styles.list}>
      {options.map((option, index) => (
        <li
          key={option.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === at}
          className={mergeClasses(styles.option, index === at && styles.active)}
          // The text keeps the keyboard, on a phone too.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => setMeant(option.id)}
          onClick={() => choose(option)}
        >
          {option.icon}
          <span className={styles.words}>
            <span>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The text says which option is meant, and it is in sight. */
function useActiveOption(editor: Editor, list: string, option: string): void {
  useLayoutEffect(() => {
    const { dom } = editor.view;
    const said = {
      'aria-autocomplete': 'list',
      'aria-controls': list,
      'aria-activedescendant': option,
    };
    for (const [name, value] of Object.entries(said)) dom.setAttribute(name, value);
    document.getElementById(option)?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(said)) dom.removeAttribute(name);
    };
  }, [editor, list, option]);
}
