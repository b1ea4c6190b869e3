import type { Restaurant } from '#shared/contract/restaurants';
import { ChannelField } from '../../editing/form/ChannelField';
import { EditedDialog } from '../../editing/EditedDialog';
import { EditorForm } from '../../editing/form/EditorForm';
import { useEditor } from '../../editing/useEditor';
import { useTexts } from '../../texts/useTexts';
import { TextField } from '../../ui/form/TextField';
import { fieldOf } from '../../ui/form/useForm';
import { restaurantEditing, useRestaurantFields } from './restaurantEditing';
import { bodyOfRestaurant, validateRestaurant, valuesOfRestaurant } from './restaurantValues';

/** Dialogs restaurants/add and restaurants/edit/{id}. */
export function RestaurantEditor() {
  const { editRestaurant } = useTexts().navigation;
  const { restaurant: name } = useTexts('restaurantEditor');
  return (
    <EditedDialog editing={restaurantEditing} title={editRestaurant} name={name}>
      {(restaurant) => <RestaurantForm restaurant={restaurant} />}
    </EditedDialog>
  );
}

function RestaurantForm({ restaurant }: { restaurant: Restaurant | undefined }) {
  const texts = useTexts('editing');
  const own = useTexts('restaurantEditor');
  const editor = useEditor({
    editing: restaurantEditing,
    words: { ...own, name: own.restaurant },
    opened: restaurant,
    valuesOf: valuesOfRestaurant,
    bodyOf: bodyOfRestaurant,
    validate: (values) => validateRestaurant(values, texts),
  });
  const { form } = editor;
  return (
    <EditorForm editor={editor} name={own.restaurant} fields={useRestaurantFields()}>
      <TextField label={own.name} isRequired autoFocus {...fieldOf(form, 'Name')} />
      <ChannelField
        label={own.channels}
        hint={own.channelsHint}
        {...fieldOf(form, 'ChannelTermRestaurants')}
      />
    </EditorForm>
  );
}
