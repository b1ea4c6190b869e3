import { lazyPart } from '../../loading/lazyPart';
import { loadable } from '../../loading/loadable';
import { topicIn } from '../../texts/catalogues';
import { currentLanguage } from '../../texts/language';
import { loadRichTextEditor } from '../../ui/text/RichTextInput';

/** The form of a page that is written. */
export const PageForm = lazyPart(
  () => import(/* webpackChunkName: "page-form" */ './edit/PageForm'),
  'PageForm',
);

const reads = loadable(
  () => import(/* webpackChunkName: "page-editor-reads" */ './edit/editorReads'),
);

/** Brings the small part that asks, so that it is there at the press. */
export const loadEditorReadsAhead = reads.loadAhead;

/** Brings the code of the form while what it shows is on its way. */
export function loadFormAhead(): void {
  PageForm.loadAhead();
  loadRichTextEditor();
}

/**
 * Asks for all that the editor of a page opens with, at the press that leads there: drawing the
 * form takes a slow device as long as the answers need.
 */
export function openEditorAhead(id: number, operation: string): void {
  reads.load().then(
    (file) => file.startEditorReads(id, operation),
    () => undefined,
  );
  topicIn('pageEditor', currentLanguage()).loadAhead();
  loadFormAhead();
}
