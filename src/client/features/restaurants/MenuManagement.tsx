import { useState } from 'react';
import { Button, Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { FoodRegular } from '@fluentui/react-icons/svg/food';
import { useEditedList } from '../../data/editing/useEdited';
import { useStanding } from '../../data/read/useStanding';
import { NotShownNote } from '../../editing/NotShownNote';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight, inRow } from '../../ui/style/layout';
import { useOpenModal } from '../../ui/leave/modal';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { MenuEditor } from './MenuEditor';
import { restaurantEditing } from './restaurantEditing';

const useStyles = makeStyles({
  head: {
    ...inRow(),
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    marginBottom: tokens.spacingVerticalXL,
  },
  words: { minWidth: 0, flex: '1 1 320px' },
  title: { margin: 0 },
  introduction: {
    display: 'block',
    marginTop: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  note: { marginBottom: tokens.spacingVerticalL },
  button: fingerHeight,
});

/** The menus by week, and the way to the restaurants (ADMIN-09). */
export function MenuManagement() {
  const styles = useStyles();
  const { navigation } = useTexts();
  const texts = useTexts('restaurantEditor');
  const open = useOpenModal();
  const [isChanged, setChanged] = useState(false);
  const restaurants = useEditedList(restaurantEditing, navigation.restaurants);
  return (
    <>
      <NotShownNote setting="showRestaurantMenus" className={styles.note} />
      <div className={styles.head}>
        <div className={styles.words}>
          <Title1 as="h1" block className={styles.title}>
            {navigation.restaurantMenus}
          </Title1>
          <Text className={styles.introduction}>{texts.introduction}</Text>
        </div>
        <Button
          className={styles.button}
          icon={<FoodRegular />}
          onClick={() => open('restaurants')}
        >
          {texts.manage}
        </Button>
      </div>
      <WidgetFrame
        name={navigation.restaurants}
        state={useStanding(restaurants, isChanged)}
        placeholder={<RowsPlaceholder count={8} />}
        emptyText={texts.none}
      >
        {(known) => <MenuEditor restaurants={known} {...{ isChanged, setChanged }} />}
      </WidgetFrame>
    </>
  );
}
