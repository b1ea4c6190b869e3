import { useNavigate } from 'react-router-dom';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CompassNorthwestRegular } from '@fluentui/react-icons/svg/compass-northwest';
import { decideRoute, type Visitor } from '#shared/rules/pages/routeAccess';
import { pageRoutes, type PagePath } from '#shared/rules/pages/routeTable';
import { useVisitor } from '../../data/session/useVisitor';
import { useTexts } from '../../texts/useTexts';
import { SectionHeading } from '../../ui/SectionHeading';
import { fingerHeight, wrapped } from '../../ui/style/layout';
import { startTour } from './requestedTour';

const useStyles = makeStyles({
  list: wrapped(tokens.spacingHorizontalS),
  button: fingerHeight,
});

/**
 * The tours of the pages that are open to the person and have something for them: the light home may
 * stand for the start page, and what Microsoft 365 fills needs a licence.
 */
function toursFor(visitor: Visitor) {
  const isOpen = (path: PagePath) => decideRoute(pageRoutes[path], visitor) === 'open';
  const forLicensed = [
    ['/your-board', 'yourBoard'],
    ['/collaboration', 'collaboration'],
  ] as const;
  return [
    [isOpen('/') ? '/' : '/light', 'today'] as const,
    ...forLicensed.filter(([path]) => visitor.licensed && isOpen(path)),
  ];
}

/** Each tour begins on its page. */
export function TourList() {
  const styles = useStyles();
  const navigate = useNavigate();
  const { navigation } = useTexts();
  const { title, introduction } = useTexts('tour');
  const tours = toursFor(useVisitor());
  return (
    <section aria-labelledby="help-tours">
      <SectionHeading id="help-tours" title={title} introduction={introduction} />
      <div className={styles.list}>
        {tours.map(([path, name]) => (
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
