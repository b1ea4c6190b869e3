import type { Restaurant } from '#shared/contract/restaurants';
import { useChannelNames } from '../../data/targeting/useChannelNames';
import { EditedList } from '../../editing/EditedList';
import { RowSummary } from '../../editing/RowSummary';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { restaurantEditing, useRestaurantFields } from './restaurantEditing';

/** Every restaurant, with what editors can do with it (ADMIN-07). */
export function RestaurantList() {
  const { navigation } = useTexts();
  const texts = useTexts('restaurantEditor');
  return (
    <EditedList
      kind={{
        editing: restaurantEditing,
        words: { ...texts, name: texts.restaurant },
        nameOf: ({ Name }) => Name,
        fields: useRestaurantFields(),
        editor: ({ Id }) => `restaurants/edit/${Id}`,
      }}
      title={navigation.restaurants}
      introduction={texts.listIntroduction}
      addLabel={texts.add}
      adder="restaurants/add"
      none={texts.none}
      shownBy="showRestaurantMenus"
    >
      {(restaurant) => <RestaurantSummary restaurant={restaurant} />}
    </EditedList>
  );
}

function RestaurantSummary({
  restaurant: { Name, ChannelTermRestaurants },
}: {
  restaurant: Restaurant;
}) {
  const { forms } = useTexts('editing');
  const names = useChannelNames(ChannelTermRestaurants, useLcid(), forms.unknownChannel);
  return (
    <RowSummary title={Name} facts={[names.length === 0 ? forms.noChannels : names.join(', ')]} />
  );
}
