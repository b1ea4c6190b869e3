import { Client } from 'pg';

/** Different words in the pages; the nth is about n times as rare as the first. */
const words = 20_000;

/**
 * Gives every page 120 words and a title of five, so that single letters begin words of nearly every
 * page; the database makes the search words.
 */
export async function writeManyWords(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  const part = (list: string, factor: number) =>
    `(array['${list.split(' ').join("','")}'])[1 + (hashint4(n * ${factor}) & 1023) % ${list.split(' ').length}]`;
  const text = (amount: number) =>
    `(select string_agg(word, ' ') from (select least(${words}, floor(power(${words}, random() + 0 * "Id")))::int as n
      from generate_series(1, ${amount})) as drawn join bench_words using (n))`;
  try {
    await client.query(`create table bench_words as select n, ${part('an bro ca de el fi ga ho in jo ka li mo ne or pa qui ra se ti ur va we ya ze', 3)}
      || ${part('n st r l m ck d nt rk p', 5)} || ${part('a e i o u er en in', 7)} || ${part('n st r l m ck d nt rk p', 11)}
      || case when n > 300 then ${part('ing er en ation ness ly or al', 13)} else '' end
      || case when n > 4000 then ${part('bo da ki lu me no pe', 17)} else '' end as word
      from generate_series(1, ${words}) as n`);
    await client.query('alter table bench_words add primary key (n)');
    await client.query('alter table pages enable trigger pages_search_words');
    await client.query(
      `update pages set "Title" = initcap(${text(5)}), "Content" = '<p>' || ${text(120)} || '</p>'`,
    );
    await client.query('vacuum full analyze pages');
  } finally {
    await client.end();
  }
}
