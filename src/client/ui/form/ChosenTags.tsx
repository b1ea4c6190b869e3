import type { ReactElement } from 'react';
import {
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  TagGroup,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { fingerHeight, wrapped } from '../style/layout';

const useStyles = makeStyles({
  tags: {
    ...wrapped(tokens.spacingHorizontalXS),
    paddingTop: tokens.spacingVerticalXS,
    '& button': fingerHeight,
  },
});

interface ChosenTagsProps {
  label: string;
  chosen: readonly { id: string; name: string; icon?: ReactElement }[];
  /** The label of the button that takes one away, with its `{name}`. */
  remove: string;
  onRemove: (id: string) => void;
}

/** The values chosen in a field above, each with a button that takes it away. */
export function ChosenTags({ label, chosen, remove, onRemove }: ChosenTagsProps) {
  const { tags } = useStyles();
  if (chosen.length === 0) return null;
  return (
    <TagGroup className={tags} aria-label={label} onDismiss={(_, { value }) => onRemove(value)}>
      {chosen.map(({ id, name, icon }) => (
        <InteractionTag key={id} value={id}>
          <InteractionTagPrimary hasSecondaryAction icon={icon}>
            {name}
          </InteractionTagPrimary>
          {/* Without its own reference the name would be said twice. */}
          <InteractionTagSecondary
            aria-labelledby={undefined}
            aria-label={format(remove, { name })}
          />
        </InteractionTag>
      ))}
    </TagGroup>
  );
}
