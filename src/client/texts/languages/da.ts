export { fetchedWith } from '../laterTopics';

/** The file of a topic in Danish. */
export const fetchTopic = (topic: string): Promise<{ texts: unknown }> =>
  import(`../${topic}/da.ts`);
