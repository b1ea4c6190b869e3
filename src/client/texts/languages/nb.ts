export { fetchedWith } from '../laterTopics';

/** The file of a topic in Norwegian. */
export const fetchTopic = (topic: string): Promise<{ texts: unknown }> =>
  import(`../${topic}/nb.ts`);
