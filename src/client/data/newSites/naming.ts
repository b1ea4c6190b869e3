import type { NamingFlaw } from '#shared/rules/sites/newSite';
import { isRecord } from '#shared/rules/values/records';
import { FailureError } from '../connection/failure';
import { writeGraph } from '../graph/writeGraph';

interface Names {
  name: string;
  address: string;
}

/**
 * The directory's objections to the names of a new group: its naming policy, words that are
 * blocked, an address that is taken. Throws a `FailureError`.
 */
export async function namingFlaws(
  { name, address }: Names,
  options: { operation: string; signal: AbortSignal },
): Promise<NamingFlaw[]> {
  const body = { entityType: 'Group', displayName: name, mailNickname: address };
  try {
    await writeGraph('/directoryObjects/validateProperties', {
      body,
      ...options,
      scopes: ['Group.Read.All'],
      safe: true,
    });
    return [];
  } catch (error) {
    if (!(error instanceof FailureError) || error.failure.status !== 422) throw error;
    return (error.failure.details ?? []).flatMap(flawOf);
  }
}

function flawOf(detail: unknown): NamingFlaw[] {
  if (!isRecord(detail)) return [];
  const { target, code, prefix, suffix } = detail;
  if (typeof code !== 'string') return [];
  return [
    {
      target: target === 'displayName' ? target : 'mailNickname',
      code,
      ...(typeof prefix === 'string' && { prefix }),
      ...(typeof suffix === 'string' && { suffix }),
    },
  ];
}
