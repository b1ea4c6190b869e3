import { useState } from 'react';
import type { Restaurant } from '#shared/contract/restaurants';
import { useEdited } from '../../data/editing/useEdited';
import { useSaveEdited } from '../../data/editing/useSaveEdited';
import { useLast } from '../../data/useLast';
import { usePickableChannels } from '../../data/usePickableChannels';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { ChannelPicker } from '../../ui/ChannelPicker';
import { EditorDialog } from '../../ui/EditorDialog';
import { EditorForm } from '../../ui/EditorForm';
import { useModal } from '../../ui/modal';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/useForm';
import { restaurantEditing } from './restaurantEditing';
import {
  bodyOfRestaurant,
  restaurantFields,
  validateRestaurant,
  valuesOfRestaurant,
} from './restaurantValues';

/** Dialog restaurants/add. */
export function RestaurantAdder() {
  const texts = useTexts('restaurantEditor');
  return (
    <EditorDialog title={useTexts().navigation.editRestaurant} name={texts.restaurant}>
      {() => <RestaurantForm />}
    </EditorDialog>
  );
}

/** Dialog restaurants/edit/{id}. */
export function RestaurantEditor() {
  const texts = useTexts('restaurantEditor');
  const state = useEdited(restaurantEditing, Number(useModal()?.params.id));
  return (
    <EditorDialog
      title={useTexts().navigation.editRestaurant}
      name={texts.restaurant}
      state={state}
      opened={useLast(state)}
    >
      {(restaurant) => <RestaurantForm restaurant={restaurant} />}
    </EditorDialog>
  );
}

function RestaurantForm({ restaurant }: { restaurant?: Restaurant | undefined }) {
  const texts = useTexts('editing');
  const own = useTexts('restaurantEditor');
  const modal = useModal();
  // What was opened: a correction by somebody else must not replace what is being written.
  const [opened] = useState(restaurant);
  const [initial] = useState(() => valuesOfRestaurant(restaurant));
  const { failure, save } = useSaveEdited({
    editing: restaurantEditing,
    texts: own,
    opened,
    fields: restaurantFields,
    bodyOf: bodyOfRestaurant,
    done: () => modal?.close(),
  });
  const form = useForm({ initial, validate: (values) => validateRestaurant(values, texts), save });
  const { channels } = usePickableChannels(useLcid());
  const { values, errors, change } = form;
  return (
    <EditorForm
      form={form}
      name={own.restaurant}
      failure={failure}
      overwrite={() => void save(values, true)}
      cancel={() => modal?.leave()}
    >
      <TextField
        label={own.name}
        isRequired
        autoFocus
        value={values.Name}
        error={errors.Name}
        onChange={(Name) => change({ Name })}
      />
      <ChannelPicker
        label={own.channels}
        hint={own.channelsHint}
        channels={channels}
        chosen={values.ChannelTermRestaurants}
        error={errors.ChannelTermRestaurants}
        onChange={(ChannelTermRestaurants) => change({ ChannelTermRestaurants })}
      />
    </EditorForm>
  );
}
