import { describe, expect, it } from 'vitest';
import { readLibraryNode } from '../contract/index.ts';
import { manualClock, memoryStore } from '../kernel/ports.ts';
import { readLibraryCopy, writeLibraryCopy } from './libraryCopy.ts';

const hour = 3_600_000;
const reader = { customer: '1001', language: 'it' };
const treesOf = (...names: readonly string[]) => ({
  hi: names.map((name) => readLibraryNode({ name, type: 'file' })).filter((node) => node !== null),
});
function start() {
  const ports = { storage: memoryStore(), clock: manualClock('2026-11-23T10:00:00Z') };
  const namesOf = (name: string, who = reader) =>
    readLibraryCopy(ports, who, name)?.hi.map((node) => node.name) ?? null;
  return { ...ports, ports, namesOf };
}

describe('the copy of a library in the browser', () => {
  it('LIB-15: is kept for less than an hour', () => {
    const { ports, clock, namesOf } = start();
    writeLibraryCopy(ports, reader, 'marketing', treesOf('card.jpg'));
    clock.advance(hour - 1);
    expect(namesOf('marketing')).toEqual(['card.jpg']);
    clock.advance(1);
    expect(namesOf('marketing')).toBeNull();
  });

  it('LIB-15: each library has its own hour', () => {
    const { ports, clock, namesOf } = start();
    writeLibraryCopy(ports, reader, 'marketing', treesOf('card.jpg'));
    clock.advance(hour / 2);
    writeLibraryCopy(ports, reader, 'videos', treesOf('film.mp4'));
    expect([namesOf('marketing'), namesOf('videos')]).toEqual([['card.jpg'], ['film.mp4']]);
    clock.advance(hour / 2);
    expect([namesOf('marketing'), namesOf('videos')]).toEqual([null, ['film.mp4']]);
  });

  it.each([
    ['another customer', { ...reader, customer: '1002' }],
    ['another language', { ...reader, language: 'de' }],
    ['nobody', { ...reader, customer: '' }],
  ])('LIB-15: is not shown to %s', (_who, other) => {
    const { ports, namesOf } = start();
    writeLibraryCopy(ports, reader, 'marketing', treesOf('card.jpg'));
    expect(namesOf('marketing', other)).toBeNull();
  });

  it('nothing is kept for nobody', () => {
    const { ports, storage } = start();
    writeLibraryCopy(ports, { ...reader, customer: '' }, 'marketing', treesOf('card.jpg'));
    expect(storage.get('ta-libraries')).toBeNull();
  });

  it('a tree too long for the store is not kept, and takes none of the others’ place', () => {
    const { ports, storage, namesOf } = start();
    writeLibraryCopy(ports, reader, 'videos', treesOf('film.mp4'));
    writeLibraryCopy(ports, reader, 'marketing', treesOf('x'.repeat(1_000_000)));
    expect([namesOf('marketing'), storage.get('ta-libraries')]).toEqual([null, null]);
  });

  it('a clock that was set back makes it no younger', () => {
    const { ports, storage } = start();
    writeLibraryCopy(ports, reader, 'marketing', treesOf('card.jpg'));
    const before = { storage, clock: manualClock('2026-11-23T09:00:00Z') };
    expect(readLibraryCopy(before, reader, 'marketing')).toBeNull();
  });

  it.each(['{', 'null', '[]', '{"customer":"1001","language":"it","copies":[]}', '{"__proto__":{"a":1}}'])(
    'STATE-10: %s is dropped',
    (text) => {
      const { storage, namesOf } = start();
      storage.set('ta-libraries', text);
      expect(namesOf('marketing')).toBeNull();
      expect(storage.get('ta-libraries')).toBeNull();
    },
  );

  it.each([[null], [{}], [{ hi: 7 }], [{ hi: [7, null, 'x'] }]])(
    'trees that are %j break nothing',
    (trees) => {
      const { storage, clock, namesOf } = start();
      const copies = { marketing: { at: clock.now().getTime(), trees } };
      storage.set('ta-libraries', JSON.stringify({ ...reader, copies }));
      expect(namesOf('marketing') ?? []).toEqual([]);
    },
  );
});
