import { describe, expect, it } from 'vitest';
import { photo, prints, uuid } from '../../test/print.ts';
import { seeded } from '../../test/random.ts';
import { manualClock } from '../kernel/ports.ts';
import { fail, succeed } from '../kernel/result.ts';
import { addPhotos, addPrints, readProject, setCopies, updatePhoto } from '../layout/index.ts';
import type { PrintProject } from '../layout/index.ts';
import { openDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { createEditor } from './editor.ts';
import { saveDelay } from './saver.ts';

const settled = async () => {
  for (let each = 0; each < 20; each += 1) await Promise.resolve();
};
const start = () => addPrints(addPhotos(prints(), [photo('a'), photo('b')]), ['a', 'b'])[0];

/** A lab that keeps what it is given, and drafts that outlive the editor. */
function setUp(project: PrintProject = start()) {
  const clock = manualClock('2026-11-23T14:02:00Z');
  const kept = new Map<string, string>();
  const lab = {
    project: project as PrintProject,
    answers: 'all' as 'all' | 'none' | 'lost' | 'conflict' | 'invalid',
    saves: 0,
    isFull: false,
  };
  const ports = {
    clock,
    drafts: {
      read: async (id: string): Promise<unknown> => JSON.parse(kept.get(id) ?? 'null'),
      write: async (id: string, given: Draft) => {
        if (lab.isFull) return false;
        kept.set(id, JSON.stringify(given));
        return true;
      },
      remove: async (id: string) => void kept.delete(id),
    },
    save: async (given: PrintProject) => {
      lab.saves += 1;
      await Promise.resolve();
      if (lab.answers === 'none') return fail('offline');
      if (lab.answers === 'invalid') return fail('invalid');
      if (lab.answers === 'conflict' || (given.uuid === lab.project.uuid && given.rev !== lab.project.rev))
        return fail('conflict');
      lab.project = { ...given, rev: given.rev + 1 };
      // It was kept, and its answer did not arrive.
      if (lab.answers === 'lost') return fail('timeout');
      return succeed({ rev: lab.project.rev });
    },
    load: async () => succeed(lab.project),
  };
  const editor = createEditor(project, ports);
  const state = () => editor.store.getState();
  const rename = (name: string) => editor.act('rename', (each) => ({ ...each, name }));
  return { clock, kept, lab, ports, editor, state, rename };
}

describe('saving', () => {
  it('an act is kept on this device at once and saved at the lab 800 ms after the last one', async () => {
    const { clock, kept, lab, state, rename } = setUp();
    rename('one');
    await settled();
    expect(kept.get(uuid)).toContain('"one"');
    expect(state().saving.kind).toBe('waiting');
    clock.advance(saveDelay - 1);
    rename('two');
    clock.advance(saveDelay - 1);
    await settled();
    expect(lab.saves).toBe(0);
    clock.advance(1);
    expect(state().saving.kind).toBe('saving');
    await settled();
    expect(lab.project).toMatchObject({ name: 'two', rev: 1 });
    expect(state()).toMatchObject({ saving: { kind: 'saved', savedAt: clock.now() }, project: { rev: 1 } });
    expect(kept.size).toBe(0);
  });

  it('an act during a save is saved after it, and "saved" is not said before', async () => {
    const { clock, kept, lab, state, rename } = setUp();
    rename('one');
    clock.advance(saveDelay);
    rename('two');
    await settled();
    expect(state().saving.kind).toBe('waiting');
    expect(kept.get(uuid)).toContain('"two"');
    clock.advance(saveDelay);
    await settled();
    expect(lab.project).toMatchObject({ name: 'two', rev: 2 });
    expect(state().saving.kind).toBe('saved');
  });

  it('an hour without the lab loses nothing: it is kept here, and saved when the lab is back', async () => {
    const { clock, kept, lab, state, rename } = setUp();
    lab.answers = 'none';
    for (let minute = 0; minute < 60; minute += 1) {
      rename(`minute ${minute}`);
      clock.advance(60_000);
      await settled();
      expect(state().saving.kind).toBe('offline');
    }
    expect(kept.get(uuid)).toContain('minute 59');
    expect(lab.saves).toBeLessThan(250);
    lab.answers = 'all';
    clock.advance(30_000);
    await settled();
    expect(lab.project.name).toBe('minute 59');
    expect(state().saving.kind).toBe('saved');
  });

  it('a project that was changed elsewhere stops; the lab’s state can be taken', async () => {
    const { clock, kept, lab, editor, state, rename } = setUp();
    lab.project = { ...lab.project, rev: 5, name: 'theirs' };
    rename('mine');
    clock.advance(saveDelay);
    await settled();
    expect(state().saving.kind).toBe('conflict');
    rename('mine too');
    clock.advance(1e6);
    await settled();
    expect(lab.saves).toBe(1);
    editor.takeTheirs(lab.project);
    await settled();
    expect(state()).toMatchObject({ project: { name: 'theirs' }, saving: { kind: 'saved' } });
    expect(kept.size).toBe(0);
    rename('after');
    clock.advance(saveDelay);
    await settled();
    expect(lab.project).toMatchObject({ name: 'after', rev: 6 });
  });

  it('… or one’s own kept as a copy', async () => {
    const { clock, lab, editor, state, rename } = setUp();
    lab.answers = 'conflict';
    rename('mine');
    clock.advance(saveDelay);
    await settled();
    lab.answers = 'all';
    const copy = '11111111-2222-4333-8444-555555555555';
    editor.keepMine(copy, 'mine (copy)');
    clock.advance(0);
    await settled();
    expect(lab.project).toMatchObject({ uuid: copy, name: 'mine (copy)', rev: 1 });
    expect(state().saving.kind).toBe('saved');
  });

  it('a refusal is said, not repeated, and the draft stays', async () => {
    const { clock, kept, lab, state, rename } = setUp();
    lab.answers = 'invalid';
    rename('one');
    clock.advance(1e6);
    await settled();
    expect(state().saving.kind).toBe('refused');
    expect(lab.saves).toBe(1);
    expect(kept.get(uuid)).toContain('"one"');
  });

  it('after a refusal the next act is tried', async () => {
    const { clock, lab, editor, state, rename } = setUp();
    lab.answers = 'invalid';
    rename('one');
    clock.advance(saveDelay);
    await settled();
    lab.answers = 'all';
    editor.undo();
    clock.advance(saveDelay);
    await settled();
    expect(state().saving.kind).toBe('saved');
  });

  it('a full device is said', async () => {
    const { lab, state, rename } = setUp();
    lab.isFull = true;
    rename('one');
    await settled();
    expect(state().saving.isDraftLost).toBe(true);
  });

  it('leaving the page saves at once', async () => {
    const { lab, editor, rename } = setUp();
    rename('one');
    await editor.flush();
    expect(lab.project.name).toBe('one');
  });

  it.each([1, 2, 3, 4])(
    'a page that is killed 50 times at any moment loses no act, seed %d',
    async (seed) => {
      const random = seeded(seed);
      const { clock, kept, lab, ports, editor: first } = setUp();
      let editor = first;
      let acts = 0;
      for (let kill = 0; kill < 50; kill += 1) {
        const count = 1 + random.below(6);
        for (let each = 0; each < count; each += 1) {
          acts += 1;
          editor.act('rename', (project) => ({ ...project, name: `act ${acts}` }));
          lab.answers = random.pick(['all', 'all', 'none', 'lost'] as const);
          if (random.chance(0.5)) clock.advance(random.below(2_000));
          if (random.chance(0.5)) await settled();
        }
        // The draft is written before a person could close the page.
        await settled();
        editor.close();
        const draft = await openDraft(lab.project, ports.drafts);
        expect(draft.kind).not.toBe('conflict');
        const opened = draft.kind === 'none' ? lab.project : draft.project;
        expect(opened.name).toBe(`act ${acts}`);
        editor = createEditor(opened, ports, draft.kind !== 'none');
      }
      lab.answers = 'all';
      clock.advance(60_000);
      await settled();
      expect(lab.project.name).toBe(`act ${acts}`);
      expect(kept.size).toBe(0);
    },
  );

  it('answers that are lost one after the other are no conflict with oneself', async () => {
    const { clock, lab, state, rename } = setUp();
    lab.answers = 'lost';
    rename('one');
    clock.advance(saveDelay);
    await settled();
    expect(state().saving.kind).toBe('offline');
    rename('two');
    lab.answers = 'all';
    clock.advance(30_000);
    await settled();
    clock.advance(30_000);
    await settled();
    expect(state().saving.kind).toBe('saved');
    expect(lab.project).toMatchObject({ name: 'two', rev: 2 });
  });

  it('a draft on a state that was changed elsewhere since is a conflict', async () => {
    const { kept, ports } = setUp();
    const draft = { project: { ...start(), name: 'mine', rev: 2 }, sent: [] };
    kept.set(uuid, JSON.stringify(draft));
    expect(await openDraft({ ...start(), rev: 3 }, ports.drafts)).toMatchObject({
      kind: 'conflict',
      project: { name: 'mine' },
    });
    expect(await openDraft({ ...start(), rev: 2 }, ports.drafts)).toMatchObject({
      kind: 'unsaved',
      project: { name: 'mine' },
    });
  });

  it('a draft that is broken, of another project, or not there is none', async () => {
    const { kept, ports } = setUp();
    const other = { ...start(), uuid: '11111111-2222-4333-8444-555555555555' };
    for (const draft of [{ project: other, sent: [] }, { project: { broken: 1 } }, { sent: 7 }, 'x', null]) {
      kept.set(uuid, JSON.stringify(draft));
      expect(await openDraft(start(), ports.drafts)).toEqual({ kind: 'none' });
    }
  });
});

describe('the editor', () => {
  it('undoes acts, not reports of uploads, and shows what still exists', () => {
    const { editor, state } = setUp();
    const [first = { id: '' }] = state().project.spreads;
    editor.act('setCopies', (project) => setCopies(project, first.id, 4));
    editor.note((project) => updatePhoto(project, 'a', { thumb: '/a' }));
    expect(state().history.past).toHaveLength(1);
    editor.undo();
    expect(state().project.spreads[0]?.copies).toBe(1);
    expect(state().project.photos[0]?.thumb).toBe('/a');
    editor.redo();
    expect(state().project.spreads[0]?.copies).toBe(4);
    editor.select([first.id]);
    editor.act('removeSpread', (project) => ({ ...project, spreads: project.spreads.slice(1) }));
    expect(state()).toMatchObject({ sheetId: state().project.spreads[0]?.id, selected: [] });
    editor.travelTo(0);
    expect(state().project.spreads).toHaveLength(2);
    expect(readProject(state().project).ok).toBe(true);
  });

  it('the moves of one drag are one step', () => {
    const { editor, state } = setUp();
    const [{ id } = { id: '' }] = state().project.spreads;
    for (let copies = 2; copies < 6; copies += 1)
      editor.act('setCopies', (project) => setCopies(project, id, copies), 'drag');
    editor.endGesture();
    editor.act('setCopies', (project) => setCopies(project, id, 9), 'drag');
    expect(state().history.past).toHaveLength(2);
    editor.undo();
    expect(state().project.spreads[0]?.copies).toBe(5);
    editor.undo();
    expect(state().project.spreads[0]?.copies).toBe(1);
  });

  it('an act without effect is none', () => {
    const { editor, state } = setUp();
    const before = state();
    editor.act('rename', (project) => project);
    expect(state()).toBe(before);
  });
});
