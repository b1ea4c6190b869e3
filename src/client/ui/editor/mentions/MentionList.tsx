import { useContext, useSyncExternalStore } from 'react';
import type { Editor } from '@tiptap/core';
import { minSearchLength } from '#shared/rules/people/peopleQueries';
import { wordsOf } from '#shared/rules/search/searchText';
import { useTexts } from '../../../texts/useTexts';
import { TextSourcesContext, type FoundPerson, type TextSources } from '../../found/textSources';
import { PersonAvatar } from '../../PersonAvatar';
import { useSettled } from '../../../platform/useSettled';
import { SuggestionList, type SuggestedOption } from '../commands/SuggestionList';
import type { Suggestions } from '../commands/suggestions';
import { useFoundPeople } from './useFoundPeople';

/** Milliseconds after the last key. */
const delay = 250;
/** Words of a name; what goes on behind an "@" is a sentence. */
const maxWords = 3;

interface MentionListProps {
  editor: Editor;
  suggestions: Suggestions;
}

/** The people behind "@", for who may search the directory. */
export function MentionList(props: MentionListProps) {
  const find = useContext(TextSourcesContext)?.findPeople;
  return find && <PeopleList find={find} {...props} />;
}

interface PeopleListProps extends MentionListProps {
  find: NonNullable<TextSources['findPeople']>;
}

function PeopleList({ editor, suggestions, find }: PeopleListProps) {
  const { mentions: texts } = useTexts('editing');
  const suggested = useSyncExternalStore(suggestions.subscribe, suggestions.current);
  const query = suggested?.query.trim() ?? '';
  const [settled] = useSettled(query, delay);
  const isName = query.length >= minSearchLength && wordsOf(query).length <= maxWords;
  const wanted = isName && settled === query ? query : '';
  const found = useFoundPeople(wanted, find);
  const noteOf = () => {
    if (!isName) return undefined;
    if (found === undefined) return texts.searching;
    if (found === 'failed') return texts.failed;
    // Behind a blank it may be a sentence as well.
    return found.length === 0 && !query.includes(' ') ? texts.nobody : undefined;
  };
  const people = isName && Array.isArray(found) ? found : [];
  return (
    <SuggestionList
      editor={editor}
      suggestions={suggestions}
      name={texts.people}
      optionsFor={() => people.map((person) => optionOf(editor, person))}
      note={noteOf()}
    />
  );
}

function optionOf(editor: Editor, { id, name, detail }: FoundPerson): SuggestedOption {
  const mention = { type: 'mention', attrs: { 'data-person': id, label: name } };
  return {
    ...{ id, label: name, detail },
    icon: <PersonAvatar name={name} size={28} />,
    run: () =>
      editor
        .chain()
        .focus()
        .insertContent([mention, { type: 'text', text: ' ' }])
        .run(),
  };
}
