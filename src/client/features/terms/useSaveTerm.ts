import type { NewTerm, Term } from '#shared/contract/terms';
import { refreshDependents } from '../../data/chosenTerms';
import { confirmDone } from '../../data/notices';
import { useSubmit } from '../../data/useSubmit';
import { useTexts } from '../../texts/useTexts';
import type { TermEditing } from './termEditing';
import type { TermValues } from './termValues';

interface SaveTerm {
  editing: TermEditing;
  /** Left out for something new. */
  opened: Term | undefined;
  /** The fields that the form shows by the names of the wire. */
  fields: readonly (keyof TermValues & string)[];
  bodyOf: (values: TermValues, opened: Term | undefined) => NewTerm;
  /** Called when it is stored. */
  done: () => void;
}

/** Stores what the form holds. `overwrites`: also over somebody else's change. */
export function useSaveTerm({ editing, opened, fields, bodyOf, done }: SaveTerm) {
  const texts = useTexts('terms')[editing.of];
  const { failure, submit } = useSubmit(fields);
  const store = async (values: TermValues, overwrites: boolean) => {
    const body = bodyOf(values, opened);
    if (opened)
      await editing.change(
        opened.Guid,
        overwrites ? body : { ...body, LastModified: opened.LastModified },
      );
    else await editing.create(body);
    confirmDone(opened ? texts.updated : texts.added);
    done();
    await refreshDependents(editing.kind);
  };
  return {
    failure,
    save: (values: TermValues, overwrites = false) => submit(() => store(values, overwrites)),
  };
}
