import { memo, useId } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { cardGrid, inRow, plainList, stacked, title400 } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { FoldButton } from './FoldButton';
import { NodeTitle } from './NodeTitle';
import type { Folding } from './useFolded';

const useStyles = makeStyles({
  section: {
    ...surface,
    padding: tokens.spacingHorizontalXL,
    // Of a long menu only what is near the window is laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 280px',
    '@media (max-width: 575.98px)': { padding: tokens.spacingHorizontalL },
  },
  head: inRow(tokens.spacingHorizontalXS),
  title: { margin: 0, minWidth: 0, ...title400 },
  headings: {
    ...plainList,
    ...cardGrid('220px', tokens.spacingHorizontalXL),
    marginTop: tokens.spacingVerticalL,
    rowGap: tokens.spacingVerticalL,
  },
  heading: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  links: {
    ...plainList,
    ...stacked(tokens.spacingVerticalXS),
    marginTop: tokens.spacingVerticalXS,
    '@media (pointer: coarse)': { rowGap: 0, marginTop: 0 },
  },
});

interface MenuSectionProps {
  section: NavigationBranch;
  /** Left out: nothing can be folded (FIND-12). */
  folding: Folding | undefined;
}

/** A section of the menu with its headings and their links. */
export const MenuSection = memo(function MenuSection({ section, folding }: MenuSectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <Fold branch={section} folding={folding} />
        <h2 id={id} className={styles.title}>
          <NodeTitle node={section} />
        </h2>
      </div>
      {isOpen(section, folding) && (
        <ul className={styles.headings} aria-labelledby={id}>
          {section.Children.map((heading) => (
            <li key={heading.Id}>
              <MenuHeading heading={heading} folding={folding} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

/** A heading with its links; without any it is a link as they are (FIND-07). */
function MenuHeading({
  heading,
  folding,
}: {
  heading: NavigationBranch;
  folding: Folding | undefined;
}) {
  const styles = useStyles();
  const id = useId();
  if (heading.Children.length === 0) return <NodeTitle node={heading} />;
  return (
    <>
      <div className={styles.head}>
        <Fold branch={heading} folding={folding} />
        <h3 id={id} className={styles.heading}>
          <NodeTitle node={heading} />
        </h3>
      </div>
      {isOpen(heading, folding) && (
        <ul className={styles.links} aria-labelledby={id}>
          {heading.Children.map((link) => (
            <li key={link.Id}>
              <NodeTitle node={link} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Fold({ branch, folding }: { branch: NavigationBranch; folding: Folding | undefined }) {
  if (!folding || branch.Children.length === 0) return null;
  return (
    <FoldButton
      name={branch.Title}
      isFolded={folding.isFolded(branch.Id)}
      toggle={() => folding.toggle(branch.Id)}
    />
  );
}

function isOpen({ Id, Children }: NavigationBranch, folding: Folding | undefined): boolean {
  return Children.length > 0 && !folding?.isFolded(Id);
}
