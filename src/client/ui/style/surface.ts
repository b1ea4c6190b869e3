import { tokens } from '@fluentui/react-components';

/**
 * How a card, a panel or a list lies on the page as a sheet of its own; spread into a style of
 * `makeStyles`. The build evaluates this file as plain JavaScript: no types in it.
 */
export const surface = {
  borderRadius: tokens.borderRadiusXLarge,
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  backgroundColor: tokens.colorNeutralBackground1,
  boxShadow: tokens.shadow2,
};
