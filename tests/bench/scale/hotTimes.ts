import { Client } from 'pg';
import { commonWords } from '../../support/scale/commonWords';
import { hotCalls, type HotCall } from '../../support/scale/hotCalls';
import { idOf } from '../../support/scale/rows';
import { median } from '../../support/bench/ratios';
import type { TokenIssuer } from '../../support/servers/tokenIssuer';

const rolesOf = { member: [], editor: ['Editor'], admin: ['Admin'] };
/** Rounds that count, and those before them: they find nothing in any memory. */
const rounds = 16;
const warmRounds = 2;

/** A server and the organisation that it serves. */
export interface Measured {
  pages: number;
  url: string;
  calls: HotCall[];
}

/**
 * The calls that are measured, about things of this database that are as large in every other: so
 * that all answer as much.
 */
export async function callsOf(databaseUrl: string): Promise<HotCall[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const first = async <T extends object>(text: string) => (await client.query<T>(text)).rows;
  const published = `"PageType" = 1 and "PublishingDate" < now() and "ArchiveDate" is null`;
  const [page] = await first<{ Id: number }>(
    `select "Id" from pages where ${published} and "ChannelTermIds" = '{}'
     order by "PublishingDate" desc limit 1`,
  );
  const words = await first<{ word: string }>(commonWords);
  const [writer] = await first<{ upn: string }>(
    `select "OwnerUserUpnId" as upn from pages group by upn order by abs(count(*) - 100), upn limit 1`,
  );
  const [channel] = await first<{ id: string }>(
    `select id from pages, unnest("ChannelTermIds") as id group by id
     order by abs(count(*) - 50), id limit 1`,
  );
  const [since] = await first<{ date: Date }>(
    `select "PublishingDate" as date from pages where ${published} and "IsFeaturedPage"
     order by date desc offset 100 limit 1`,
  );
  await client.end();
  return hotCalls({
    page: page!.Id,
    words: [words[0]!.word, words[2]!.word],
    writer: writer!.upn,
    smallChannel: channel!.id,
    since: since!.date.toISOString(),
  });
}

/**
 * Times of every call, one server right after the other and each first in turn, so that both meet
 * the same load of the machine; each round asks for another person, so that nobody's own choice of
 * news is known before.
 */
export async function compareCalls(
  issuer: TokenIssuer,
  [small, large]: readonly [Measured, Measured],
): Promise<void> {
  const times = new Map<string, { small: number[]; large: number[] }>();
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    for (const [index, call] of small.calls.entries()) {
      const known = times.get(call.name) ?? { small: [], large: [] };
      times.set(call.name, known);
      const sides = [
        { measured: small, call, taken: known.small },
        { measured: large, call: large.calls[index]!, taken: known.large },
      ];
      for (const side of round % 2 === 0 ? sides : sides.reverse()) {
        const time = await timeOf(issuer, side.measured, side.call, round);
        if (round >= warmRounds) side.taken.push(time);
      }
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

/** Milliseconds for one call. */
async function timeOf(
  issuer: TokenIssuer,
  { url, pages }: Measured,
  { name, person, method = 'GET', path, body }: HotCall,
  round: number,
): Promise<number> {
  const number = 1 + ((round * 37) % (pages / 5));
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
  const time = performance.now() - started;
  if (!answer.ok) throw new Error(`${name}, ${pages} pages: answered with ${answer.status}`);
  return time;
}
