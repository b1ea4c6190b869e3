import { Type } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import { content } from '../company/content';

/** The reports and dashboards of the example organisation. */
export const reports = content(
  'reports',
  object({
    id: Type.String(),
    kind: oneOf(['report', 'dashboard']),
    title: Type.String(),
    pages: Type.Array(
      object({
        name: Type.String(),
        unit: Type.String(),
        figures: Type.Array(Type.Tuple([Type.String(), Type.String()])),
        bars: Type.Array(Type.Tuple([Type.String(), Type.Number()])),
      }),
    ),
  }),
);
