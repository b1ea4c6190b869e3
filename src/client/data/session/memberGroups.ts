import { demandLicence } from '../connection/demandLicence';
import { FailureError } from '../connection/failure';
import { readGraphPages } from '../graph/graph';
import { graphUrlOf, tokenScopes } from '../graph/graphAddress';
import { jsonOf, send } from '../connection/send';

/** Most ids that Graph takes in one call (ROLE-16). */
const max = 20;
/**
 * For more ids than so many calls check, all groups of the person are asked for instead, which
 * takes one.
 */
const maxCalls = 3;

interface Question {
  operation: string;
  signal: AbortSignal;
}

/** Whether the person is in a group (ROLE-19). */
export interface GroupMembership {
  GroupId: string;
  UserIsMember: boolean;
}

/**
 * For each of the groups whether the person is in it, also through other groups. Throws a
 * `FailureError`.
 */
export async function readMemberships(
  groupIds: readonly string[],
  question: Question,
): Promise<GroupMembership[]> {
  const read = groupIds.length > max * maxCalls ? allGroups(question) : among(groupIds, question);
  const own = new Set(await read);
  return groupIds.map((GroupId) => ({ GroupId, UserIsMember: own.has(GroupId.toLowerCase()) }));
}

/** Those of the groups that the person is in; ids in lower case. */
async function among(groupIds: readonly string[], question: Question): Promise<string[]> {
  const parts = Array.from({ length: Math.ceil(groupIds.length / max) }, (_, index) =>
    groupIds.slice(index * max, (index + 1) * max),
  );
  return (
    await Promise.all(
      parts.map((part) => askGraph('/me/checkMemberGroups', { groupIds: part }, question)),
    )
  ).flat();
}

/**
 * All groups and teams of the person, whether they grant access or not (ROLE-18). Graph gives up
 * for who is in very many; then they are read page by page (ROLE-17).
 */
async function allGroups(question: Question): Promise<string[]> {
  try {
    return await askGraph('/me/getMemberGroups', { securityEnabledOnly: false }, question);
  } catch (error) {
    if (!(error instanceof FailureError) || error.failure.status !== 400) throw error;
    const groups = await readGraphPages<{ id: string }>(
      '/me/transitiveMemberOf/microsoft.graph.group?$count=true&$select=id&$top=999',
      { ...question, scopes: ['GroupMember.Read.All'], atMost: Infinity },
    );
    return groups.map(({ id }) => id.toLowerCase());
  }
}

async function askGraph(
  path: string,
  body: object,
  { operation, signal }: Question,
): Promise<string[]> {
  const url = graphUrlOf(path);
  await demandLicence({ operation, url });
  const request = {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    scopes: tokenScopes(['User.Read']),
    operation,
    signal,
    safe: true,
  };
  return (await jsonOf<{ value: string[] }>(request, await send(request))).value.map((id) =>
    id.toLowerCase(),
  );
}
