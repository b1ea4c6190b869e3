import { useState } from 'react';
import { Spinner, Switch, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { hasAnyRole, pageEditors } from '#shared/rules/people/roles';
import { useSession } from '../../data/session/session';
import { lazyPart } from '../../loading/lazyPart';
import { useTexts } from '../../texts/useTexts';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { Menu } from './Menu';
import { reloadMenu } from './useMenu';

const MenuEditor = lazyPart(() => import('./edit/MenuEditor'), 'MenuEditor');

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    marginBottom: tokens.spacingVerticalXL,
    minHeight: '44px',
  },
  title: { margin: 0 },
  // On a line of its own it stands below the title.
  edit: { marginInline: '-8px' },
});

/** The find-information menu; editors switch to its edit mode (FIND-04). Spec: content §2, §4. */
export function FindInformation() {
  const styles = useStyles();
  const { findInformation: title } = useTexts().navigation;
  const texts = useTexts('findInformation');
  const { roles } = useSession();
  const [isOn, setOn] = useState(false);
  const mayEdit = hasAnyRole(roles, pageEditors);
  const edit = (isWanted: boolean) => {
    if (!isWanted) reloadMenu();
    setOn(isWanted);
  };
  return (
    <div>
      <div className={styles.head}>
        <Title1 as="h1" block className={styles.title}>
          {title}
        </Title1>
        {mayEdit && (
          <Switch
            className={styles.edit}
            label={texts.edit}
            checked={isOn}
            onChange={(_, { checked }) => edit(checked)}
          />
        )}
      </div>
      {mayEdit && isOn ? (
        <WidgetBoundary name={title} waiting={<Spinner />}>
          <MenuEditor />
        </WidgetBoundary>
      ) : (
        <Menu />
      )}
    </div>
  );
}
