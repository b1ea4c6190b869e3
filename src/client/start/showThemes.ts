import { once } from './once';

/** Puts the themes' style sheet to work, which the page names among the files of the app. */
export const showThemes = once(
  () =>
    new Promise<void>((resolve, reject) => {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = document.querySelector<HTMLLinkElement>('link[as="style"]')!.href;
      sheet.onload = () => resolve();
      sheet.onerror = () => {
        sheet.remove();
        reject(new Error('The style sheet of the themes could not be loaded.'));
      };
      document.head.append(sheet);
    }),
);
