import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import type { PageKind } from '#shared/rules/pages/pageTypes';
import { keysOf } from '#shared/rules/values/records';
import { useSession } from '../../../data/session/session';
import { useWorkingCopy } from '../../../data/workingCopies/useWorkingCopy';
import {
  asOther,
  type CopyContent,
  type KeptCopy,
} from '../../../data/workingCopies/workingCopies';
import { useEditor } from '../../../editing/useEditor';
import { presentDate } from '../../../platform/presentTime';
import { useTexts } from '../../../texts/useTexts';
import { useUnsavedChanges } from '../../../ui/leave/useUnsavedChanges';
import { pageEditing } from './pageEditing';
import { bodyOf, emptyPage, validatePage, valuesOf, type PageValues } from './pageValues';
import { resumedFrom } from './copies/resumedFrom';

/** The page and the working copy that a form opens with. */
export interface PageFormStart {
  kind: PageKind;
  /** The page that is edited; nothing for a new one. */
  page: Page | undefined;
  /** Key of the working copy: the page's id, or for a new one a key that the client has made. */
  copyKey: string;
  /** The changes written before, and not stored. */
  found: KeptCopy | null;
  /** Called with the first letter of a new page. */
  begin?: () => void;
}

/** The form of a page, and the working copy of what is written in it. */
export function usePageForm({ kind, page, copyKey, found, begin }: PageFormStart) {
  const editingTexts = useTexts('editing');
  const texts = useTexts('pageEditor');
  const navigate = useNavigate();
  const empty = useEmptyPage(kind);
  const [resumed] = useState(() => resumedFrom(found, page, empty));
  const editor = useEditor({
    editing: pageEditing,
    words: { ...texts, name: texts.page },
    opened: page,
    resumed,
    follows: true,
    fields: keysOf(empty),
    valuesOf: (stored) => (stored ? valuesOf(stored) : empty),
    // A version that another window has written since stays: nobody has given its text up.
    bodyOf: (values) => ({ ...bodyOf(values), ...copy.forgettable() }),
    once: ['Notify'],
    validate: (values) => validatePage(values, editingTexts, texts),
    // PAGES-066, PAGES-067.
    stored: () => copy.isStored(),
    done: (stored) => void navigate(stored.Path),
  });
  const { values, isChanged } = editor.form;
  const isUndecided = editor.conflict !== undefined;
  const [BaseModified, setBaseModified] = useBaseModified(
    editor.base?.Modified ?? null,
    isUndecided,
    found,
  );
  const content = useContent({ PageId: page?.Id ?? null, BaseModified }, values, isChanged);
  const copy = useWorkingCopy({ key: copyKey, content, found, operation: texts.workingCopy });
  const { status } = copy;
  // A kept copy is offered on return: only changes that this window alone has would be lost.
  const isAlone =
    status.state === 'elsewhere' || (status.state === 'kept' && status.where === 'window');
  useUnsavedChanges(isChanged, !isAlone);
  const onBegin = useEffectEvent(() => begin?.());
  useEffect(() => {
    if (isChanged) onBegin();
  }, [isChanged]);
  return {
    editor,
    copy,
    /** Makes the form as what is stored. */
    discard: () => editor.form.change(page ? valuesOf(page) : empty),
    /** Goes on with the text written elsewhere; the one of this form is offered in its place. */
    takeOther: () => {
      if (!copy.other) return;
      copy.offer(content && asOther({ ...content, Written: presentDate().toISOString() }));
      setBaseModified(copy.other.BaseModified);
      editor.resume(resumedFrom(copy.other, editor.base, empty));
    },
    /** PAGES-069. */
    leave: () => void navigate('..', { relative: 'path' }),
  };
}

/** The values of a new page: owned by the writer, in the language that content is filtered by. */
function useEmptyPage(kind: PageKind): PageValues {
  const { settings, person } = useSession();
  const { enableLanguageFilteringForWorkplace: isFiltered, defaultLanguageTermId } = settings;
  const language = isFiltered ? defaultLanguageTermId : '';
  return useMemo(
    () => emptyPage({ kind, language, owner: person.upn }),
    [kind, language, person.upn],
  );
}

/**
 * The version of the page that the text is based on: until a conflict is decided, the one of before,
 * so that it is asked about again on return.
 */
function useBaseModified(present: string | null, isUndecided: boolean, found: KeptCopy | null) {
  const [decided, setDecided] = useState(isUndecided && found ? found.BaseModified : present);
  if (!isUndecided && decided !== present) setDecided(present);
  return [isUndecided ? decided : present, setDecided] as const;
}

/** The content of the working copy; the same object for the same values. */
function useContent(
  { PageId, BaseModified }: Pick<CopyContent, 'PageId' | 'BaseModified'>,
  values: PageValues,
  isChanged: boolean,
) {
  return useMemo(
    () =>
      isChanged
        ? { PageId, PageType: values.PageType, BaseModified, Body: { ...values } }
        : undefined,
    [isChanged, values, PageId, BaseModified],
  );
}
