import { createRoot } from 'react-dom/client';
import { Cards, type Post } from './Cards';

/** First visit: the data is asked for. */
const answer = await fetch('/data.json');
createRoot(document.getElementById('root')!).render(
  <Cards {...((await answer.json()) as { featured: Post[]; personal: Post[] })} />,
);
