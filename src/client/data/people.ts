import { connection } from './connection';
import { FailureError } from './failure';
import { readGraph } from './graph';
import { send } from './send';

interface Options {
  operation: string;
  signal?: AbortSignal;
}

/** A person's name as the directory knows it. Throws a `FailureError`. */
export async function readPersonName(upn: string, options: Options): Promise<string> {
  const { displayName } = await readGraph<{ displayName: string }>(`/users/${encodeURIComponent(upn)}?$select=displayName`, { ...options, scopes: ['User.ReadBasic.All'] });
  return displayName;
}

/** A person's photo; rejects when there is none. */
export async function readPersonPhoto(upn: string, options: Options): Promise<Blob> {
  const { config, isLicensed } = connection();
  if (!(await isLicensed())) throw new FailureError({ status: 402, operation: options.operation, url: config.graphUrl, messages: ['Unlicensed'], time: new Date().toISOString() });
  const url = `${config.graphUrl}/v1.0/users/${encodeURIComponent(upn)}/photo/$value`;
  const response = await send({ ...options, url, headers: { accept: 'image/*' }, scopes: [`${config.graphUrl}/User.ReadBasic.All`], retries: 0 });
  return response.blob();
}
