import { makeStyles } from '@fluentui/react-components';
import { MenuManagement } from '../features/restaurants/MenuManagement';
import { BackLink } from './BackLink';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({ column: { maxWidth: '1008px', margin: '0 auto' } });

/** Route /restaurant-menus: what editors manage of restaurants (ADMIN-09). */
export function RestaurantMenusPage() {
  const styles = useStyles();
  return (
    <PageFrame>
      <BackLink />
      <div className={styles.column}><MenuManagement /></div>
    </PageFrame>
  );
}
