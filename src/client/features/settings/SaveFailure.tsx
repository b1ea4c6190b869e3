import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorPanel } from '../../ui/trouble/ErrorPanel';
import type { WidgetFailure } from '../../ui/widget/widgetState';

const useStyles = makeStyles({
  // The choice that failed may be far below: the panel stays in view as long as its section does.
  root: {
    position: 'sticky',
    top: tokens.spacingVerticalS,
    zIndex: 2,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
  },
});

interface SaveFailureProps {
  name: string;
  failure: WidgetFailure | undefined;
  retry: () => void;
}

/** Says that a section's choices could not be stored; nothing while they are. */
export function SaveFailure({ name, failure, retry }: SaveFailureProps) {
  const styles = useStyles();
  return (
    failure && (
      <div className={styles.root}>
        <ErrorPanel name={name} failure={failure} reload={retry} isSave />
      </div>
    )
  );
}
