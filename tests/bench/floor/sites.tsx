import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { showFloor } from './showFloor';

interface Sites {
  sites: { id: string; name: string; description: string }[];
}

/** Rows that are drawn: as many as stand in and near the window. */
const drawn = 60;

/** A list that is filtered by name, as plainly as React allows. */
function SiteList({ sites }: Sites) {
  const [typed, setTyped] = useState('');
  const found = useMemo(
    () => sites.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase())),
    [sites, typed],
  );
  return (
    <main>
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      <ul style={{ height: found.length * 80 }}>
        {found.slice(0, drawn).map(({ id, name, description }) => (
          <li key={id} style={{ height: 72 }}>
            <a href={`#${id}`}>{name}</a>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}

showFloor<Sites>((data) =>
  createRoot(document.getElementById('root')!).render(<SiteList {...data} />),
);
