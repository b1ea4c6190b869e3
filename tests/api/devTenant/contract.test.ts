import Ajv2020 from 'ajv/dist/2020';
import type { Exchange } from '../../../src/devTenant/control/exchange';
import { graphSchemas, graphViolations } from '../../support/graphContract';

const good: Exchange = {
  service: 'graph',
  method: 'GET',
  url: 'http://localhost:3002/v1.0/users?$top=5',
  requestHeaders: {},
  status: 200,
  responseHeaders: {},
  inBatch: false,
  injected: false,
  responseBody: {
    '@odata.nextLink': 'http://localhost:3002/v1.0/users?$skiptoken=x',
    value: [{ id: '1', displayName: 'Ann', businessPhones: ['1'] }],
  },
};

describe('The check against the Graph contract', () => {
  it('is made of schemas', () => {
    const ajv = new Ajv2020({ strict: false });
    expect(graphSchemas.length).toBeGreaterThan(50);
    expect(graphSchemas.filter((schema) => !ajv.validateSchema(schema))).toEqual([]);
  });

  it('takes a request and an answer that fit', () => {
    expect(graphViolations(good)).toEqual([]);
  });

  it.each<[string, Partial<Exchange>, string]>([
    [
      'a path that no operation has',
      { url: 'http://localhost:3002/v1.0/usres' },
      'no such operation',
    ],
    [
      'a call that is only in beta',
      { url: 'http://localhost:3002/v1.0/groups/1/endpoints' },
      'no such operation',
    ],
    ['a method that the path does not take', { method: 'DELETE' }, 'no such operation'],
    [
      'a query option that the operation does not take',
      { url: 'http://localhost:3002/v1.0/users?$skip=5' },
      'query parameter $skip',
    ],
    [
      'a query option without its dollar',
      { url: 'http://localhost:3002/v1.0/users?select=id' },
      'query parameter select',
    ],
    [
      'a required query option that is missing',
      { url: 'http://localhost:3002/v1.0/me/calendar/calendarView?startDateTime=x' },
      'endDateTime is missing',
    ],
    [
      'a property that is not declared',
      { responseBody: { value: [{ id: '1', nickName: 'A' }] } },
      'nickName',
    ],
    ['a property of the wrong type', { responseBody: { value: [{ id: 1 }] } }, '/value/0/id'],
    ['an answer without its list', { responseBody: {} }, 'value'],
    ['an error without a code', { status: 400, responseBody: { error: { message: 'x' } } }, 'code'],
    ['a status that the operation does not have', { status: 202 }, 'status 202'],
  ])('refuses %s', (_what, change, words) => {
    expect(graphViolations({ ...good, ...change }).join('\n')).toContain(words);
  });

  it('checks the body of a request, and leaves injected failures alone', () => {
    const request: Exchange = {
      ...good,
      method: 'POST',
      url: 'http://localhost:3002/v1.0/me/checkMemberGroups',
      requestBody: { groupIds: ['not a guid'] },
      responseBody: { value: [] },
    };
    expect(graphViolations(request).join('\n')).toContain('request/groupIds/0');
    expect(graphViolations({ ...good, status: 429, responseBody: 'busy', injected: true })).toEqual(
      [],
    );
  });
});
