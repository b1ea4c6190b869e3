import { Type, type Static } from '@sinclair/typebox';
import { object } from '#shared/contract/fields';
import { content } from './content';

const Department = object({
  name: Type.String(),
  /** Key of its channel and site. */
  key: Type.String(),
  head: Type.String(),
  lead: Type.String(),
  jobs: Type.Array(Type.String()),
  /** How many of 100 people work there. */
  weight: Type.Number(),
  /** Work away from a desk: many people have a frontline licence or none. */
  isFrontline: Type.Boolean(),
});
export type Department = Static<typeof Department>;

export const departments: readonly Department[] = content('departments', Department);
