import { describe, expect, it } from 'vitest';
import { serversOf } from './servers.ts';

describe('the servers that DATABASE_URL names', () => {
  it.each([
    ['postgres://ta:pw@db:5432/lab', ['postgres://ta:pw@db:5432/lab']],
    [
      'postgres://ta:p%40w@a:5432,b,[::1]:5433/lab?target_session_attrs=read-write',
      ['postgres://ta:p%40w@a:5432/lab', 'postgres://ta:p%40w@b/lab', 'postgres://ta:p%40w@[::1]:5433/lab'],
    ],
    [
      'postgresql://a,b/lab?sslmode=verify-full&target_session_attrs=primary&application_name=x',
      [
        'postgresql://a/lab?sslmode=verify-full&application_name=x',
        'postgresql://b/lab?sslmode=verify-full&application_name=x',
      ],
    ],
    ['postgres:///lab?host=/run/postgresql', ['postgres:///lab?host=/run/postgresql']],
    ['/run/postgresql lab', ['/run/postgresql lab']],
  ])('%s', (url, servers) => {
    expect(serversOf(url)).toEqual(servers);
  });

  it('may not be standbys', () => {
    expect(() => serversOf('postgres://a,b/lab?target_session_attrs=standby')).toThrow(/'standby'/);
  });
});
