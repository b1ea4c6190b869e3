import { createRoot } from 'react-dom/client';
import { Cards, type Post } from './Cards';
import { floorData } from './floorData';

const data = await floorData<{ featured: Post[]; personal: Post[] }>();
createRoot(document.getElementById('root')!).render(<Cards {...data} />);
