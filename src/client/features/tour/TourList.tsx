import { useNavigate } from 'react-router-dom';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CompassNorthwestRegular } from '@fluentui/react-icons/svg/compass-northwest';
import { decideRoute } from '#shared/rules/pages/routeAccess';
import { pageRoutes } from '#shared/rules/pages/routeTable';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { SectionHeading } from '../../ui/SectionHeading';
import { fingerHeight, wrapped } from '../../ui/style/layout';
import { startTour } from './requestedTour';

const useStyles = makeStyles({
  list: wrapped(tokens.spacingHorizontalS),
  button: fingerHeight,
});

const pages = [
  ['/', 'today'],
  ['/your-board', 'yourBoard'],
  ['/collaboration', 'collaboration'],
] as const;

/** The tours of the pages that are open to the person; each begins on its page. */
export function TourList() {
  const styles = useStyles();
  const navigate = useNavigate();
  const { navigation } = useTexts();
  const { title, introduction } = useTexts('tour');
  const { settings, roles, licensed } = useSession();
  const visitor = { isSignedIn: true, roles, licensed, settings };
  return (
    <section aria-labelledby="help-tours">
      <SectionHeading id="help-tours" title={title} introduction={introduction} />
      <div className={styles.list}>
        {pages
          .filter(([path]) => decideRoute(pageRoutes[path], visitor) === 'open')
          .map(([path, name]) => (
            <Button
              key={path}
              className={styles.button}
              icon={<CompassNorthwestRegular />}
              onClick={() => {
                startTour(path);
                void navigate(path);
              }}
            >
              {navigation[name]}
            </Button>
          ))}
      </div>
    </section>
  );
}
