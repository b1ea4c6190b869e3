import type { Operation } from '../graphContract';

const siteIds = {
  type: 'object',
  required: ['value'],
  properties: {
    value: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string' } },
        additionalProperties: false,
      },
      minItems: 1,
    },
  },
  additionalProperties: false,
};
/** Source: Graph v1.0 documentation, site-follow and site-unfollow. */
const followedSites: Operation[] = ['add', 'remove'].map((act) => ({
  id: `added followedSites.${act}`,
  version: 'v1.0',
  method: 'POST',
  path: `/users/{id-or-upn}/followedSites/${act}`,
  query: { allowed: [], required: [] },
  request: { schema: siteIds },
  response: {
    status: [act === 'add' ? 200 : 204, 207],
    schema: null,
  },
}));

/**
 * Source: Graph v1.0 documentation, driveitem-follow and driveitem-unfollow. The id of an item is
 * one of its drive's, which is seldom the person's own.
 */
const followItems: Operation[] = ['/me/drive', '/drives/{drive-id}'].flatMap((drive) => [
  {
    id: `added drive.follow ${drive}`,
    version: 'v1.0',
    method: 'POST',
    path: `${drive}/items/{item-id}/follow`,
    query: { allowed: [], required: [] },
    request: null,
    response: { status: [200], schema: { $ref: '#/$defs/v1.0~1driveItem' } },
  },
  {
    id: `added drive.unfollow ${drive}`,
    version: 'v1.0',
    method: 'POST',
    path: `${drive}/items/{item-id}/unfollow`,
    query: { allowed: [], required: [] },
    request: null,
    response: { status: [204], schema: null },
  },
]);

/** Following sites, and what lies in a drive. */
export const following: readonly Operation[] = [...followedSites, ...followItems];
