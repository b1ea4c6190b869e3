import { removeSkeleton } from '../shell/frame/removeSkeleton';
import { currentLanguage } from '../texts/language';

/** Puts one sentence in place of the portal and of what stands there until it comes. */
export function showSentence(role: 'status' | 'alert', text: string): void {
  removeSkeleton();
  const sentence = document.createElement('p');
  sentence.setAttribute('role', role);
  sentence.lang = currentLanguage();
  sentence.textContent = text;
  document.getElementById('portal')!.replaceChildren(sentence);
}
