import type { Stage } from './stage';
import { send, type TestPortal } from '../testPortal';

/** Calls of the product API on a stage, as the tests of the API make them. */
export function callsOf(stage: Stage): Pick<TestPortal, 'call'> {
  return {
    call: async (person, method, path, body, headers) => {
      const { url, devTenant } = stage.portal;
      const token = person && (await devTenant.tokenFor(`${person}@nordvik.example`));
      return send(`${url}/api${path}`, method, token, body, headers);
    },
  };
}
