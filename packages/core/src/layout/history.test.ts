import { describe, expect, it } from 'vitest';
import { book, photo, reportage, withTwo } from '../../test/print.ts';
import { seeded } from '../../test/random.ts';
import type { PrintProject } from './document.ts';
import { fillProject } from './fill.ts';
import { closeGroup, mostSteps, noHistory, record, redo, travelTo, undo } from './history.ts';
import type { Act } from './history.ts';
import { addText, moveItems, removeItems } from './itemActs.ts';
import { addToSheet } from './layoutActs.ts';
import { addBox, addPhotos, removePhotos, updatePhoto } from './photoActs.ts';
import { readProject } from './readProject.ts';
import { addSpread, duplicateSpread, moveSpread, removeSpread } from './spreadActs.ts';

describe('the history', () => {
  /** Any act of any kind on a book, by chance. */
  function someAct(project: PrintProject, random: ReturnType<typeof seeded>): PrintProject {
    const sheet = random.pick(project.spreads);
    const item = sheet.items.length > 0 ? random.pick(sheet.items) : undefined;
    const aPhoto = random.pick(project.photos);
    switch (random.below(12)) {
      case 0:
        return addBox(project, sheet.id, aPhoto.id, { x: random.below(600), y: random.below(300) })[0];
      case 1:
        return item ? moveItems(project, [item.id], { x: random.below(20), y: 1 }) : project;
      case 2:
        return item ? removeItems(project, [item.id]) : project;
      case 3:
        return addSpread(project, random.below(5))[0];
      case 4:
        return project.spreads.length > 3 ? removeSpread(project, sheet.id) : project;
      case 5:
        return moveSpread(project, sheet.id, random.below(project.spreads.length));
      case 6:
        return duplicateSpread(project, sheet.id)[0];
      case 7:
        return addText(project, sheet.id, { x: 5, y: 5, w: 50, h: 10 }, 'text')[0];
      case 8:
        return addToSheet(project, sheet.id, [aPhoto.id]);
      case 9:
        return project.photos.length > 5 ? removePhotos(project, [aPhoto.id]) : project;
      case 10:
        return fillProject(project, { seed: random.below(1e6) });
      default:
        return { ...project, name: `name ${random.below(100)}` };
    }
  }
  /** A document without the counter of ids, which only grows. */
  const comparable = ({ next: _next, ...rest }: PrintProject) => rest;

  it.each([1, 2, 3])(
    '150 acts of every kind are undone to the start and made again to the end, seed %d',
    (seed) => {
      const random = seeded(seed);
      const start = addPhotos(book(), reportage(40, seed));
      const states = [start];
      let history = noHistory;
      let project = start;
      for (let round = 0; round < 150; round += 1) {
        const next = someAct(project, random);
        const before = history.past.length;
        history = record(history, 'moveItems', project, next);
        project = next;
        if (history.past.length > before) states.push(next);
      }
      expect(readProject(project)).toMatchObject({ ok: true });
      for (let index = states.length - 2; index >= 0; index -= 1) {
        const back = undo(history, project);
        if (!back) throw new Error(`no step ${index}`);
        ({ history, project } = back);
        expect(comparable(project)).toEqual(comparable(states[index] ?? start));
      }
      expect(undo(history, project)).toBeNull();
      for (let index = 1; index < states.length; index += 1) {
        const again = redo(history, project);
        if (!again) throw new Error(`no step ${index}`);
        ({ history, project } = again);
        expect(comparable(project)).toEqual(comparable(states[index] ?? start));
      }
      expect(redo(history, project)).toBeNull();
    },
  );

  const rename = (project: PrintProject, name: string) => ({ ...project, name });
  const steps = (count: number, group = '') => {
    let project = book();
    let history = noHistory;
    for (let index = 0; index < count; index += 1) {
      const next = rename(project, `name ${index}`);
      history = record(history, 'rename', project, next, group);
      project = next;
    }
    return { project, history };
  };

  it('keeps 200 steps with their names', () => {
    const { history } = steps(250);
    expect(history.past).toHaveLength(mostSteps);
    expect(history.past.at(-1)?.act satisfies Act | undefined).toBe('rename');
  });

  it('the keys of one text are one step, until the group ends', () => {
    const { project, history } = steps(5, 'typing');
    expect(history.past).toHaveLength(1);
    expect(undo(history, project)?.project.name).toBe('');
    const next = record(closeGroup(history), 'rename', project, rename(project, 'other'), 'typing');
    expect(next.past).toHaveLength(2);
  });

  it('a joined step of boxes that come, change and go again is undone as one', () => {
    const { project, sheet } = withTwo();
    const [added, id] = addBox(project, sheet, 'p1', { x: 10, y: 10 });
    const moved = moveItems(added, [id ?? ''], { x: 5, y: 0 });
    const [other] = addSpread(moved);
    const history = [added, moved, other].reduce(
      (now, next, index) => record(now, 'addBox', [project, added, moved][index] ?? project, next, 'one'),
      noHistory,
    );
    expect(history.past).toHaveLength(1);
    const back = undo(history, other);
    expect(comparable(back?.project ?? other)).toEqual(comparable(project));
    expect(comparable(redo(back?.history ?? history, back?.project ?? project)?.project ?? project)).toEqual(
      comparable(other),
    );
  });

  it('an act that changes nothing is no step, and a new one ends what could be made again', () => {
    const { project, history } = steps(3);
    expect(record(history, 'rename', project, project)).toBe(history);
    expect(record(history, 'rename', project, { ...project })).toBe(history);
    const back = undo(history, project);
    if (!back) throw new Error('nothing to undo');
    expect(record(back.history, 'rename', back.project, rename(back.project, 'new')).future).toEqual([]);
  });

  it('undoing leaves alone what an upload has reported since', () => {
    const start = addPhotos(book(), [photo('p1', { status: 'uploading', stars: 0 })]);
    const rated = { ...start, photos: start.photos.map((each) => ({ ...each, stars: 4 })) };
    const history = record(noHistory, 'ratePhoto', start, rated);
    const ready = updatePhoto(rated, 'p1', { status: 'ready', thumb: '/t/1' });
    expect(undo(history, ready)?.project.photos[0]).toMatchObject({
      status: 'ready',
      thumb: '/t/1',
      stars: 0,
    });
  });

  it('travels to any step of its list', () => {
    const { project, history } = steps(9);
    const there = travelTo(history, project, 4);
    expect(there.project.name).toBe('name 3');
    expect(travelTo(there.history, there.project, 9).project.name).toBe('name 8');
  });
});
