import { useRef, type ReactElement } from 'react';
import {
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  TagGroup,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useFocusFallback } from '../leave/useFocusFallback';
import { fingerHeight, wrapped } from '../style/layout';

const useStyles = makeStyles({
  tags: { ...wrapped(tokens.spacingHorizontalXS), paddingTop: tokens.spacingVerticalXS },
  // As wide as its field at most, and as high as what is in it.
  tag: { maxWidth: '100%', height: 'auto', minHeight: '32px', alignItems: 'stretch' },
  button: { height: 'auto', ...fingerHeight },
  primary: { minWidth: 0 },
  name: { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' },
});

interface ChosenTagsProps {
  label: string;
  chosen: readonly { id: string; name: string; icon?: ReactElement }[];
  /** The label of the button that takes one away, with its `{name}`. */
  remove: string;
  onRemove: (id: string) => void;
}

/**
 * The values chosen in a field above, each with a button that takes it away; the last one leaves the
 * keyboard to the field.
 */
export function ChosenTags(props: ChosenTagsProps) {
  return props.chosen.length > 0 && <Tags {...props} />;
}

function Tags({ label, chosen, remove, onRemove }: ChosenTagsProps) {
  const styles = useStyles();
  const group = useRef<HTMLDivElement>(null);
  useFocusFallback(group, (parent) => parent?.querySelector('input'));
  return (
    <TagGroup
      ref={group}
      className={styles.tags}
      aria-label={label}
      onDismiss={(_, { value }) => onRemove(value)}
    >
      {chosen.map(({ id, name, icon }) => (
        <InteractionTag key={id} value={id} className={styles.tag}>
          <InteractionTagPrimary
            className={mergeClasses(styles.button, styles.primary)}
            hasSecondaryAction
            icon={icon}
            primaryText={{ className: styles.name }}
          >
            {name}
          </InteractionTagPrimary>
          {/* Without its own reference the name would be said twice. */}
          <InteractionTagSecondary
            className={styles.button}
            aria-labelledby={undefined}
            aria-label={format(remove, { name })}
          />
        </InteractionTag>
      ))}
    </TagGroup>
  );
}
