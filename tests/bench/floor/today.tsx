import { createRoot } from 'react-dom/client';
import { Cards, type Post } from './Cards';
import { showFloor } from './showFloor';

showFloor<{ featured: Post[]; personal: Post[] }>((data) =>
  createRoot(document.getElementById('root')!).render(<Cards {...data} />),
);
