import { useId } from 'react';
import { Subtitle2, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { AddressLink } from '../../ui/AddressLink';
import { useModal } from '../../ui/leave/modal';
import { fingerHeight, focusRing, inRow, plainList, stacked } from '../../ui/style/layout';
import type { Command } from './commands';
import { stop } from './moveByArrows';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalXS),
  title: { margin: 0, padding: `0 ${tokens.spacingHorizontalM}` },
  list: plainList,
  row: {
    ...inRow(tokens.spacingHorizontalM),
    ...focusRing('-2px'),
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '40px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ...fingerHeight,
  },
  icon: { display: 'flex', fontSize: '20px', color: tokens.colorNeutralForeground2 },
});

/** The commands that fit the typed text, above the results. */
export function CommandRows({ commands }: { commands: readonly Command[] }) {
  const styles = useStyles();
  const { commands: texts } = useTexts('search');
  const modal = useModal();
  const id = useId();
  if (commands.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.root}>
      <Subtitle2 as="h2" id={id} className={styles.title}>
        {texts.title}
      </Subtitle2>
      <ul className={styles.list}>
        {commands.map((command) => (
          <li key={command.key}>
            {'address' in command ? (
              <AddressLink to={command.address} className={styles.row} {...stop}>
                <Face command={command} />
              </AddressLink>
            ) : (
              <button
                type="button"
                className={styles.row}
                onClick={() => {
                  modal?.close();
                  command.run();
                }}
                {...stop}
              >
                <Face command={command} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Face({ command }: { command: Command }) {
  return (
    <>
      <span aria-hidden className={useStyles().icon}>
        {command.icon}
      </span>
      {command.title}
    </>
  );
}
