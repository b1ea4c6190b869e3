import { apiRead } from '../../data/apiRead';
import { editing } from '../../data/editing/editing';
import { menuReads } from '../../data/reads/menuReads';

/** How editors read and store menus. */
export const menuEditing = editing('/restaurantmenus', {
  reads: menuReads,
  list: (operation) => apiRead('GET /restaurantmenus/all', { operation }),
});
