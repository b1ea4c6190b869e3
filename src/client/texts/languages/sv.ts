export { fetchedWith } from '../laterTopics';

/** The file of a topic in Swedish. */
export const fetchTopic = (topic: string): Promise<{ texts: unknown }> =>
  import(`../${topic}/sv.ts`);
