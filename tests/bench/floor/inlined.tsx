import { createRoot } from 'react-dom/client';
import { Cards, type Post } from './Cards';

/** Second visit: the data stands in the page. */
const data = JSON.parse(document.getElementById('data')!.textContent) as {
  featured: Post[];
  personal: Post[];
};
createRoot(document.getElementById('root')!).render(<Cards {...data} />);
