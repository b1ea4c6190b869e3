import { Button, Spinner, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useModal } from '../../ui/leave/modal';
import { useTexts } from '../../texts/useTexts';
import { fingerHeight } from '../../ui/style/layout';
import { UnseenProblem } from './UnseenProblem';
import { noteActions } from './noteActions';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  // In sight however long the form is.
  root: {
    position: 'sticky',
    // Over the dialog's padding, in which what scrolls would show.
    bottom: `calc(-1 * ${tokens.spacingHorizontalXXL})`,
    // The margin reaches into the padding as well: short forms have their buttons in the same place.
    marginBottom: `calc(-1 * ${tokens.spacingHorizontalXXL})`,
    [phone]: {
      bottom: `calc(-1 * ${tokens.spacingHorizontalL})`,
      marginBottom: `calc(-1 * ${tokens.spacingHorizontalL})`,
    },
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    // As far as the shadow of a panel reaches that scrolls below it.
    marginInline: `calc(-1 * ${tokens.spacingHorizontalXS})`,
    // At the lower edge of a dialog that is taller than its form.
    marginTop: 'auto',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXS}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // Over content of the page: it has the page's colour, and reaches to the window's edge.
  onPage: {
    bottom: 0,
    marginBottom: 0,
    [phone]: { bottom: 'var(--bottom-bar, 0px)', marginBottom: 0 },
    backgroundColor: tokens.colorNeutralBackground3,
  },
  button: { ...fingerHeight, [phone]: { flexGrow: 1 } },
});

interface FormActionsProps {
  isSaving: boolean;
  cancel: () => void;
  /** The label of the button; default: that it saves. */
  act?: string;
  /** Why it was not saved, where no field says so. */
  problem?: string | undefined;
}

/**
 * The end of a form: save or give up, in the order of every dialog. Saving is never disabled, so that
 * an attempt can say what is missing.
 */
export function FormActions({ isSaving, cancel, act, problem }: FormActionsProps) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const isInDialog = useModal() !== undefined;
  return (
    <div ref={noteActions} className={mergeClasses(styles.root, !isInDialog && styles.onPage)}>
      <UnseenProblem problem={problem} />
      <Button
        className={styles.button}
        appearance="primary"
        type="submit"
        disabledFocusable={isSaving}
        icon={isSaving ? <Spinner size="tiny" /> : undefined}
      >
        {isSaving ? forms.saving : (act ?? forms.save)}
      </Button>
      <Button className={styles.button} onClick={cancel}>
        {forms.cancel}
      </Button>
    </div>
  );
}
