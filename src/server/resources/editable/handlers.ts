import type { Audit, AuditState } from '#shared/contract/audits';
import type { Person } from '../../person';
import type { EditableResource } from './EditableResource';
import type { Id, Values } from './store';

/** The parts of a request that the handlers need. */
interface Asked {
  person: Person;
  params: { id: Id };
  query: { amount: number };
  body: object;
  version: string | undefined;
}
type Given<K extends keyof Asked> = Pick<Asked, K>;
interface OfAudit extends Given<'person' | 'version'> {
  params: { id: Id; auditId: number };
}

type EditableHandlers<Path extends string, Answer> = {
  [K in `GET ${Path}/{id}`]: (asked: Given<'person' | 'params'>) => Promise<Answer>;
} & {
  [K in `POST ${Path}`]: (asked: Given<'person' | 'body'>) => Promise<Answer>;
} & {
  [K in `PUT ${Path}/{id}`]: (asked: Given<'person' | 'params' | 'body'>) => Promise<Answer>;
} & {
  [K in `DELETE ${Path}/{id}`]: (
    asked: Given<'person' | 'params' | 'version'>,
  ) => Promise<undefined>;
} & {
  [K in `POST ${Path}/{id}/restore`]: (asked: Given<'person' | 'params'>) => Promise<Answer>;
} & {
  [K in `GET ${Path}/{id}/audits`]: (asked: Given<'params' | 'query'>) => Promise<Audit[]>;
} & {
  [K in `GET ${Path}/{id}/audits/{auditId}`]: (
    asked: Pick<OfAudit, 'params'>,
  ) => Promise<AuditState>;
} & {
  [K in `POST ${Path}/{id}/audits/{auditId}/restore`]: (asked: OfAudit) => Promise<Answer>;
};

/** The handlers of the calls that `editable(path)` gives a resource in the contract. */
export function editableHandlers<const Path extends `/${string}`, Row extends Values, Answer>(
  path: Path,
  resource: EditableResource<Row, Answer>,
): EditableHandlers<Path, Answer> {
  const handlers: EditableHandlers<'', Answer> = {
    'GET /{id}': ({ person, params }) => resource.one(person, params.id),
    'POST ': ({ person, body }) => resource.create(person, body),
    'PUT /{id}': ({ person, params, body }) => resource.change(person, params.id, body),
    'DELETE /{id}': ({ person, params, version }) => resource.remove(person, params.id, version),
    'POST /{id}/restore': ({ person, params }) => resource.putBack(person, params.id),
    'GET /{id}/audits': ({ params, query }) => resource.history(params.id, query.amount),
    'GET /{id}/audits/{auditId}': ({ params }) => resource.entry(params.id, params.auditId),
    'POST /{id}/audits/{auditId}/restore': ({ person, params, version }) =>
      resource.restore(person, params.id, params.auditId, version),
  };
  const named = Object.entries(handlers).map(([key, handler]) => [
    key.replace(' ', ` ${path}`),
    handler,
  ]);
  // The keys are made from `path`, which the compiler cannot see in a computed key.
  return Object.fromEntries(named) as EditableHandlers<Path, Answer>;
}
