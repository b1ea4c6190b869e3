import type { Form } from '../../../ui/form/useForm';
import type { TileValues } from './tileValues';

/** What a part of the form of an app tile gets. */
export type TileFormPart = Pick<Form<TileValues>, 'values' | 'errors' | 'change'>;
