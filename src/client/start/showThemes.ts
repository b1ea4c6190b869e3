import { once } from '../platform/once';

/** Puts the themes' style sheet to work, which the page names among the files of the app. */
export const showThemes = once(
  () =>
    new Promise<void>((resolve, reject) => {
      const named = document.querySelector<HTMLLinkElement>('link[as="style"]')!;
      const sheet = named.cloneNode() as HTMLLinkElement;
      sheet.rel = 'stylesheet';
      sheet.removeAttribute('as');
      sheet.onload = () => resolve();
      sheet.onerror = () => {
        sheet.remove();
        reject(new Error('The style sheet of the themes could not be loaded.'));
      };
      document.head.append(sheet);
    }),
);
