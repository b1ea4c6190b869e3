import { makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { DropdownField } from '../../ui/form/DropdownField';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { FramedWidget } from '../../ui/widget/FramedWidget';
import { MenuOfWeeks } from './MenuOfWeeks';
import { useMenus, useRestaurants, type RestaurantChoice } from './useRestaurantMenu';

const useStyles = makeStyles({
  choice: { marginBottom: tokens.spacingVerticalM, maxWidth: '320px' },
});

/** The widget with what restaurants serve. Spec: widgets §4. */
export function RestaurantMenus({ place, onEmptyChange }: PlacedWidgetProps) {
  const title = useTexts().today.widgets.restaurantMenus;
  const texts = useTexts('restaurants');
  const { state, choose } = useRestaurants();
  return (
    <FramedWidget
      measured="restaurantMenus"
      title={title}
      place={place}
      state={state}
      placeholder={<RowsPlaceholder count={5} />}
      emptyText={texts.noRestaurants}
      onEmptyChange={onEmptyChange}
    >
      {({ restaurants, chosen }) => (
        <>
          {restaurants.length > 1 && (
            <RestaurantField restaurants={restaurants} chosen={chosen} choose={choose} />
          )}
          <MenusOf key={chosen.Id} restaurantId={chosen.Id} isCompact={place !== 'main'} />
        </>
      )}
    </FramedWidget>
  );
}

function RestaurantField({
  restaurants,
  chosen,
  choose,
}: RestaurantChoice & { choose: (id: number) => void }) {
  return (
    <DropdownField
      className={useStyles().choice}
      label={useTexts('restaurants').restaurant}
      choices={restaurants.map(choiceOf)}
      chosen={choiceOf(chosen)}
      onChoose={choose}
    />
  );
}

const choiceOf = ({ Id: id, Name: name }: RestaurantChoice['chosen']) => ({ id, name });

function MenusOf({ restaurantId, isCompact }: { restaurantId: number; isCompact: boolean }) {
  const title = useTexts().today.widgets.restaurantMenus;
  const { noMenus } = useTexts('restaurants');
  return (
    <WidgetFrame
      name={title}
      state={useMenus(restaurantId)}
      placeholder={<RowsPlaceholder count={5} />}
      emptyText={noMenus}
    >
      {(menus) => <MenuOfWeeks menus={menus} isCompact={isCompact} />}
    </WidgetFrame>
  );
}
