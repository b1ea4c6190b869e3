import { apiRead } from '../../data/connection/apiRead';
import { editing } from '../../data/editing/editing';
import { menuReads } from '../../data/portalReads/menuReads';

/** How editors read and store menus. */
export const menuEditing = editing('/restaurantmenus', {
  reads: menuReads,
  list: (operation) => apiRead('GET /restaurantmenus/all', { operation }),
});
