import { lazyTexts } from './lazyTexts';

/** Texts of what only editors see: forms, the rich-text editor, and the screens made of them. */
export const useEditingTexts = lazyTexts({
  en: () =>
    import(/* webpackChunkName: "editing-en" */ './en/editing').then(({ editing }) => editing),
  da: () =>
    import(/* webpackChunkName: "editing-da" */ './da/editing').then(({ editing }) => editing),
  sv: () =>
    import(/* webpackChunkName: "editing-sv" */ './sv/editing').then(({ editing }) => editing),
  fi: () =>
    import(/* webpackChunkName: "editing-fi" */ './fi/editing').then(({ editing }) => editing),
  nb: () =>
    import(/* webpackChunkName: "editing-nb" */ './nb/editing').then(({ editing }) => editing),
});
