import { lazyTexts } from './lazyTexts';

/** Texts of the editors of restaurants and menus, which load with them. */
export const useRestaurantEditorTexts = lazyTexts({
  en: () =>
    import(/* webpackChunkName: "restaurants-en" */ './restaurantEditor/en').then(({ en }) => en),
  da: () =>
    import(/* webpackChunkName: "restaurants-da" */ './restaurantEditor/da').then(({ da }) => da),
  sv: () =>
    import(/* webpackChunkName: "restaurants-sv" */ './restaurantEditor/sv').then(({ sv }) => sv),
  fi: () =>
    import(/* webpackChunkName: "restaurants-fi" */ './restaurantEditor/fi').then(({ fi }) => fi),
  nb: () =>
    import(/* webpackChunkName: "restaurants-nb" */ './restaurantEditor/nb').then(({ nb }) => nb),
});
