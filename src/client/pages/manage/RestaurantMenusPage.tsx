import { MenuManagement } from '../../features/restaurants/MenuManagement';
import { useTexts } from '../../texts/useTexts';
import { EditedContentFrame } from './EditedContentFrame';

/** Route /restaurant-menus: what editors manage of restaurants (ADMIN-09). */
export function RestaurantMenusPage() {
  return (
    <EditedContentFrame title={useTexts().navigation.restaurantMenus}>
      <MenuManagement />
    </EditedContentFrame>
  );
}
