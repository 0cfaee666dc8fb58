import { contract } from '@trade-area/core/contract';
import { describe, expect, it } from 'vitest';
import { checkRoutes, findRoute, routes } from './routes.ts';

describe('the route table', () => {
  it('answers every call of the contract once', () => {
    expect(() => checkRoutes(routes)).not.toThrow();
  });

  it('reports a call that is missing, unknown or answered twice', () => {
    const [first] = routes;
    if (!first) throw new Error('no routes');
    expect(() => checkRoutes(routes.slice(1))).toThrow(`${first.endpoint.id} has no handler`);
    expect(() => checkRoutes([...routes, first])).toThrow(`${first.endpoint.id} is answered twice`);
    expect(() => checkRoutes(routes, contract.slice(1))).toThrow(`${first.endpoint.id} is unknown`);
  });

  it.each([
    ['/api/customer/orders/inprocess', 'orders.inProcess', { page: undefined }],
    ['/api/customer/orders/inprocess/7', 'orders.inProcess', { page: '7' }],
    ['/api/customer/orders/details/26%2F1', 'orders.details', { id: '26/1' }],
    ['/api/customer/orders/views', 'orders.views', {}],
    ['/api/customer/print/projects/save', 'print.save', {}],
    ['/api/customer/print/projects/0b1c2d3e', 'print.read', { uuid: '0b1c2d3e' }],
    ['/api/customer/print/versions/restore', 'print.restore', {}],
  ])('%s is the call %s', (path, id, values) => {
    const found = findRoute(path);
    expect(found?.route.endpoint.id).toBe(id);
    expect(found?.path).toEqual(values);
  });

  it.each([
    '/api/customer/orders/inprocess/',
    '/api/customer/orders/inprocess/1/2',
    '/api/customer/../customer/details',
    '/api/customer/details/',
    '/API/customer/details',
    '/api/customer/details%00',
    '/etc/passwd',
    '',
  ])('%j is no call (T-D9)', (path) => {
    expect(findRoute(path)).toBeNull();
  });
});
