import { Client } from 'pg';

/** A statement as the server has sent it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Statements that have a plan. */
const isPlanned = /^\s*(select|with|insert|update|delete)\b/i;

/**
 * Listens to what the server of this process sends to its database with values, until `stop`; `take`
 * answers what was sent since it was last asked, the same text once.
 */
export function listenToStatements(): { take(): Statement[]; stop(): void } {
  const send: (...words: never[]) => unknown = Client.prototype.query;
  let sent = new Map<string, Statement>();
  Client.prototype.query = function (this: Client, ...words: never[]) {
    const [text, values] = words as unknown[];
    if (typeof text === 'string' && Array.isArray(values) && isPlanned.test(text))
      sent.set(text, { text, values });
    return send.apply(this, words);
  } as typeof Client.prototype.query;
  return {
    take: () => {
      const taken = [...sent.values()];
      sent = new Map();
      return taken;
    },
    stop: () => {
      Client.prototype.query = send as typeof Client.prototype.query;
    },
  };
}
