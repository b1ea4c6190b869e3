import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { Restaurant } from '#shared/contract/restaurants';
import { useDeleteEdited } from '../../data/editing/useDeleteEdited';
import { useEditedList } from '../../data/editing/useEdited';
import { useEditHistory } from '../../data/editing/useEditHistory';
import { useChannelNames } from '../../data/useChannelNames';
import { format } from '../../texts/format';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { EditedRows } from '../../ui/EditedRows';
import { EditorList } from '../../ui/EditorList';
import { HistoryDialog } from '../../ui/HistoryDialog';
import { historyEntries } from '../../ui/historyEntries';
import { useModal, useOpenModal } from '../../ui/modal';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { mapState } from '../../ui/combineStates';
import { restaurantEditing } from './restaurantEditing';

const useStyles = makeStyles({
  quiet: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** Every restaurant, with what editors can do with it (ADMIN-07). */
export function RestaurantList() {
  const { navigation } = useTexts();
  const texts = useTexts('restaurantEditor');
  const open = useOpenModal();
  const isInDialog = useModal() !== undefined;
  const { leaving, remove } = useDeleteEdited(restaurantEditing);
  return (
    <EditorList
      title={navigation.restaurants}
      introduction={texts.listIntroduction}
      addLabel={texts.add}
      onAdd={() => open('restaurants/add')}
      isInDialog={isInDialog}
    >
      <WidgetFrame
        name={navigation.restaurants}
        state={useEditedList(restaurantEditing)}
        placeholder={<RowsPlaceholder count={3} />}
        emptyText={texts.none}
      >
        {(restaurants) => (
          <EditedRows
            label={navigation.restaurants}
            items={restaurants}
            nameOf={({ Name }) => Name}
            onEdit={({ Id }) => open(`restaurants/edit/${Id}`)}
            leaving={leaving}
            remove={remove}
            deletion={texts.deletion}
            history={(restaurant, close) => (
              <RestaurantHistory restaurant={restaurant} close={close} />
            )}
          >
            {(restaurant) => <RestaurantSummary restaurant={restaurant} />}
          </EditedRows>
        )}
      </WidgetFrame>
    </EditorList>
  );
}

function RestaurantSummary({
  restaurant: { Name, ChannelTermRestaurants },
}: {
  restaurant: Restaurant;
}) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const names = useChannelNames(ChannelTermRestaurants, useLcid(), forms.unknownChannel);
  return (
    <>
      <Text weight="semibold" size={400}>
        {Name}
      </Text>
      <Text size={200} className={styles.quiet}>
        {names.length === 0 ? forms.noChannels : names.join(', ')}
      </Text>
    </>
  );
}

function RestaurantHistory({ restaurant, close }: { restaurant: Restaurant; close: () => void }) {
  const texts = useTexts('restaurantEditor');
  const { forms } = useTexts('editing');
  const { history, restore } = useEditHistory(restaurantEditing, texts, restaurant.Id);
  const state = mapState(history, (audits) =>
    historyEntries(
      audits,
      { Name: texts.name, ChannelTermRestaurants: texts.channels },
      ({ Name }) => String(Name),
    ),
  );
  return (
    <HistoryDialog
      title={format(forms.historyOf, { name: restaurant.Name })}
      state={state}
      onRestore={restore}
      onClose={close}
    />
  );
}
