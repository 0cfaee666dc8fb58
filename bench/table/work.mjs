// Changes a table in the browser and measures the time from the call to the next painted frame.
import { refreshed, rowsFrom, sorted } from '../reference/rows.mjs';

const noSelection = new Set();
const viewOf = (rows, sort) => ({ rows, sort, selected: noSelection });

/** Resolves when the frame that shows the present document has been painted. */
function framePainted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });
}

/** Long enough for the frame before to be on the screen: else the next one waits for it, whichever library draws it. */
const pause = 40;

async function timed(act) {
  await framePainted();
  await new Promise((resolve) => setTimeout(resolve, pause));
  const began = performance.now();
  await act();
  await framePainted();
  return performance.now() - began;
}

/** The rows of each kind of change, prepared before the clock starts. */
const views = {
  sort(rows, turn) {
    const direction = turn % 2 === 0 ? 'desc' : 'asc';
    return viewOf(sorted(rows, direction), { key: 'code', direction });
  },
  update: (rows, turn) => viewOf(refreshed(rows, turn)),
  page: (rows, turn) => viewOf(rowsFrom((turn + 1) * rows.length, rows.length)),
};

/** Gives the page `bench.run(kind, size, count)`: milliseconds of `count` times the work, one after the other. */
export function offerWork(openTable) {
  const container = document.getElementById('table');
  let turn = 0;
  const run = async (kind, size, count) => {
    const rows = rowsFrom(0, size);
    const taken = [];
    if (kind === 'mount') {
      for (let index = 0; index < count; index += 1) {
        const table = openTable(container);
        taken.push(await timed(() => table.mount(viewOf(rows))));
        check(size);
        table.unmount();
      }
      return taken;
    }
    const table = openTable(container);
    await table.mount(viewOf(rows));
    for (let index = 0; index < count; index += 1) {
      const view = views[kind](rows, turn++);
      taken.push(await timed(() => table.show(view)));
      check(size, view.rows);
    }
    table.unmount();
    return taken;
  };
  globalThis.bench = { run };
}

/** A contender that is fast because it shows something else would win. */
function check(size, rows) {
  const drawn = [...document.querySelectorAll('#table tr[data-index]')];
  if (drawn.length !== size) throw new Error(`${drawn.length} rows are drawn, not ${size}`);
  rows?.forEach(({ code, phase }, index) => {
    const text = drawn[index].textContent;
    if (!text.includes(code) || !text.includes(phase)) throw new Error(`row ${index} shows ${text}`);
  });
}
