import { Client } from 'pg';
import type { DatabaseAddress } from '../../../src/server/db/database';
import type { Statement } from './statements';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

/** Work of a statement that takes longer the more rows there are. */
export interface Plan {
  /** Tables that it reads from beginning to end. */
  whole: string[];
  /** The most rows that a step of it has gone through. */
  rows: number;
}

/** So many rows make a table a large one. */
const large = 10_000;

/**
 * Reads the plans of statements, on a database whose tables have their figures. `runsWrites`: writes
 * are run too, and taken back, where they can be run once more.
 */
export async function readPlans(
  address: DatabaseAddress,
  statements: readonly Statement[],
  runsWrites = false,
): Promise<Plan[]> {
  const client = new Client(address);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples > ${large}`,
    );
    const tables = new Set(rows.map(({ name }) => name));
    const plans: Plan[] = [];
    for (const statement of statements)
      plans.push(planOf(await explain(client, statement, runsWrites), tables));
    return plans;
  } finally {
    await client.end();
  }
}

/**
 * The plan of a statement: one that is run has the rows that were gone through, others those that
 * are expected.
 */
async function explain(
  client: Client,
  { text, values }: Statement,
  runsWrites: boolean,
): Promise<PlanNode> {
  const isRead = !/\b(insert|update|delete|pg_notify)\b/i.test(text);
  const how = isRead || runsWrites ? 'analyze, timing off, format json' : 'format json';
  await client.query('begin');
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (${how}) ${text}`,
    values,
  );
  await client.query('rollback');
  return rows[0]!['QUERY PLAN'][0]!.Plan;
}

function planOf(top: PlanNode, tables: ReadonlySet<string>): Plan {
  const nodes = [top];
  for (const { Plans = [] } of nodes) nodes.push(...Plans);
  const read = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
  return {
    whole: read.map((node) => node['Relation Name'] ?? '').filter((name) => tables.has(name)),
    rows: Math.max(...nodes.map(rowsThrough)),
  };
}

function rowsThrough(node: PlanNode): number {
  const loops = node['Actual Loops'] ?? 1;
  return (
    loops *
    ((node['Actual Rows'] ?? node['Plan Rows']) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0))
  );
}
