export { fetchedWith } from '../laterTopics';

/** The file of a topic in Finnish. */
export const fetchTopic = (topic: string): Promise<{ texts: unknown }> =>
  import(`../${topic}/fi.ts`);
