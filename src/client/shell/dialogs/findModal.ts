import { matchPath } from 'react-router-dom';
import { modalRoutes, type ModalName } from '#shared/rules/pages/routeTable';

export interface FoundModal {
  name: ModalName;
  params: Readonly<Record<string, string | undefined>>;
}

const names = (Object.keys(modalRoutes) as ModalName[]).sort(
  (one, other) => placeholders(one) - placeholders(other),
);

/** The dialog that the address names: `app-tiles/add` before `app-tiles/:id`. */
export function findModal(wanted: string | null): FoundModal | undefined {
  if (!wanted) return undefined;
  for (const name of names) {
    const match = matchPath(`/${name}`, `/${wanted}`);
    if (match) return { name, params: match.params };
  }
  return undefined;
}

function placeholders(name: string): number {
  return name.split(':').length;
}
