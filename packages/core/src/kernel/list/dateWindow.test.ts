import { describe, expect, it } from 'vitest';
import { dateWindow } from './dateWindow.ts';

const today = '2026-11-20';

describe('dateWindow', () => {
  it.each([
    [
      'ORD-39 defaults',
      {},
      ['2021-01-01', '2024-11-20', '2026-11-20'],
      ['2024-11-20', '2026-11-20', today],
      [],
    ],
    [
      'ORD-10 bounds',
      { from: '2026-01-10', to: '2026-02-01' },
      ['2021-01-01', '2026-01-10', '2026-02-01'],
      ['2026-01-10', '2026-02-01', today],
      [],
    ],
    [
      'ORD-10 old to',
      { to: '2022-03-01' },
      ['2021-01-01', '2022-03-01', '2022-03-01'],
      ['2022-03-01', '2022-03-01', today],
      [],
    ],
    [
      'ORD-10 too early',
      { from: '2020-12-31' },
      ['2021-01-01', '2021-01-01', today],
      ['2021-01-01', today, today],
      [['from', 'tooEarly']],
    ],
    [
      'ORD-10 five years',
      { from: '2021-01-01' },
      ['2021-01-01', '2021-01-01', today],
      ['2021-01-01', today, today],
      [],
    ],
    [
      'ORD-10 future',
      { to: '2026-11-21' },
      ['2021-01-01', '2024-11-20', today],
      ['2024-11-20', today, today],
      [['to', 'inFuture']],
    ],
    [
      'ORD-10 reversed',
      { from: '2026-05-02', to: '2026-05-01' },
      ['2021-01-01', '2026-05-01', '2026-05-01'],
      ['2026-05-01', '2026-05-01', today],
      [['from', 'reversed']],
    ],
    [
      'ORD-47 no date',
      { from: '2026-02-30', to: 'x' },
      ['2021-01-01', '2024-11-20', today],
      ['2024-11-20', today, today],
      [
        ['to', 'notADate'],
        ['from', 'notADate'],
      ],
    ],
  ] as const)('%s', (_id, chosen, from, to, problems) => {
    const window = dateWindow(today, chosen);
    expect([window.from.min, window.from.value, window.from.max]).toEqual(from);
    expect([window.to.min, window.to.value, window.to.max]).toEqual(to);
    expect(window.problems.map(({ field, problem }) => [field, problem])).toEqual(problems);
  });

  it('CONST-20: on 29 February the default is 28 February two years back', () => {
    expect(dateWindow('2024-02-29').from.value).toBe('2022-02-28');
  });

  it('ORD-10: whatever is given, earliest <= from <= to <= today', () => {
    const tries = [
      '',
      '1900-01-01',
      '2021-01-01',
      '2024-02-29',
      '2026-11-20',
      '2030-01-01',
      'x',
      '2026-00-00',
    ];
    for (const from of tries) {
      for (const to of tries) {
        const window = dateWindow(today, { from, to });
        const order = ['2021-01-01', window.from.value, window.to.value, today];
        expect(order).toEqual([...order].sort());
      }
    }
  });
});
