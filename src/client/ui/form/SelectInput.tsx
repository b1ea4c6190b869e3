import { Select, makeStyles, mergeClasses, type SelectProps } from '@fluentui/react-components';
import { fingerHeight } from '../style/layout';

const useStyles = makeStyles({
  root: { minWidth: 0, '& select': fingerHeight },
});

/** Fluent's choice from a list, on a phone as high as a finger needs. */
export function SelectInput({ className, ...props }: SelectProps) {
  return <Select className={mergeClasses(useStyles().root, className)} {...props} />;
}
