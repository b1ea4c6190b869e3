export { fetchedWith } from '../laterTopics';

/** The file of a topic in English. */
export const fetchTopic = (topic: string): Promise<{ texts: unknown }> =>
  import(`../${topic}/en.ts`);
