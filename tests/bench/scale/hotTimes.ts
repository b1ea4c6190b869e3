import { Client } from 'pg';
import { commonWords } from '../../support/scale/commonWords';
import { hotCalls, type HotCall } from '../../support/scale/hotCalls';
import { idOf } from '../../support/scale/rows';
import { median } from '../../support/bench/ratios';
import type { TokenIssuer } from '../../support/servers/tokenIssuer';

const rolesOf = { member: [], editor: ['Editor'], admin: ['Admin'] };
const rounds = 4;
const callsOfRound = 3;

/** A server and the organisation that it serves. */
export interface Measured {
  pages: number;
  url: string;
  calls: HotCall[];
}

/** The calls that are measured, about things of this database. */
export async function callsOf(databaseUrl: string): Promise<HotCall[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: pages } = await client.query<{ Id: number }>(
    `select "Id" from pages where "ChannelTermIds" = '{}' and "PageType" = 1 and "ArchiveDate" is null
     and "PublishingDate" < now() order by "PublishingDate" desc limit 1`,
  );
  const { rows: words } = await client.query<{ word: string }>(commonWords);
  await client.end();
  return hotCalls({ page: pages[0]!.Id, words: [words[0]!.word, words[2]!.word] });
}

/**
 * Times of every call, the servers in turn in each round; each round asks for other people, so that
 * nobody's own choice of news is known before.
 */
export async function compareCalls(
  issuer: TokenIssuer,
  [small, large]: readonly [Measured, Measured],
): Promise<void> {
  const times = new Map<string, { small: number[]; large: number[] }>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, call] of small.calls.entries()) {
      const taken = {
        small: await timeOf(issuer, small, call, round),
        large: await timeOf(issuer, large, large.calls[index]!, round),
      };
      const known = times.get(call.name) ?? { small: [], large: [] };
      times.set(call.name, known);
      // The first round makes the connections, and finds nothing in the memory of the database.
      if (round > 0) for (const size of ['small', 'large'] as const) known[size].push(taken[size]);
    }
  }
  const ratios = [...times].map(([name, taken]) => {
    const ratio = median(taken.large.map((time, index) => time / taken.small[index]!));
    return { name, ratio, small: median(taken.small), large: median(taken.large) };
  });
  for (const { name, ratio, ...each } of ratios.sort((a, b) => b.ratio - a.ratio))
    console.log(
      `${name}: ${ratio.toFixed(2)} (${each.small.toFixed(1)} ms and ${each.large.toFixed(1)} ms)`,
    );
  const within = ratios.filter(({ ratio }) => ratio <= 1.5);
  console.log(
    `${within.length} of ${ratios.length} calls take at most 1.5 times as long with ${large.pages} pages as with ${small.pages}`,
  );
}

/** Milliseconds for one call, the median of some in a row. */
async function timeOf(
  issuer: TokenIssuer,
  { url, pages }: Measured,
  { name, person, method = 'GET', path, body }: HotCall,
  round: number,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < callsOfRound; index += 1) {
    const number = 1 + (((round * callsOfRound + index) * 37) % (pages / 5));
    const token = await issuer.tokenFor(idOf('person', number), rolesOf[person]);
    const init: RequestInit = {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
    };
    if (body) init.body = JSON.stringify(body);
    const started = performance.now();
    const answer = await fetch(`${url}/api${path}`, init);
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    if (!answer.ok) {
      console.log(`${name}, ${pages} pages: answered with ${answer.status}`);
      break;
    }
  }
  return median(times);
}
