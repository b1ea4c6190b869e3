import type { Form } from '../../../ui/form/useForm';
import type { TileValues } from './tileValues';

/** The values, errors and changes that each part of an app tile's form gets. */
export type TileFormPart = Pick<Form<TileValues>, 'values' | 'errors' | 'change'>;
