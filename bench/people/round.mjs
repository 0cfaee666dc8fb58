import { quantile } from '../../scripts/parts/measure.mjs';
import { anyAct } from './acts.mjs';

/** Seconds of thought between two acts, on average, and at most. */
export const thought = { mean: 5, most: 30 };

/** People who work for some minutes: their answers by kind and name, and what was wrong. */
export class Round {
  #pause;
  #samples = [];
  /** Of the samples: how many the last line has counted. */
  #told = 0;
  faults = [];
  isOver = false;
  seconds = 0;

  constructor(pause) {
    this.#pause = pause;
  }

  keep({ kind, name, taken, fault }) {
    this.#samples.push({ kind, name, taken });
    if (fault) this.faults.push(fault);
  }

  /** Milliseconds of every request of a kind. */
  times(kind) {
    return this.#samples.filter((each) => each.kind === kind).map(({ taken }) => taken);
  }

  /** The same of each name: `[{ kind, name, times }]`, the most frequent first. */
  byName() {
    const found = new Map();
    for (const { kind, name, taken } of this.#samples) {
      if (!found.has(name)) found.set(name, { kind, name, times: [] });
      found.get(name).times.push(taken);
    }
    return [...found.values()].toSorted((a, b) => b.times.length - a.times.length);
  }

  /** One line on the answers since the last line, so that a round that is stopped has told something. */
  line() {
    const fresh = this.#samples.slice(this.#told);
    this.#told = this.#samples.length;
    const p99 = (kind) => {
      const times = fresh.filter((each) => each.kind === kind).map(({ taken }) => taken);
      return times.length > 0 ? quantile(times, 0.99).toFixed(1) : '-';
    };
    return `${fresh.length} answers, p99 of reads ${p99('read')} ms, of writes ${p99('write')} ms; ${this.faults.length} wrong so far`;
  }

  async run(people, minutes) {
    const began = performance.now();
    const until = began + minutes * 60_000;
    await Promise.all(people.map((person) => this.#work(person, until)));
    this.isOver = true;
    this.seconds = (performance.now() - began) / 1_000;
  }

  async #work(person, until) {
    for (;;) {
      const seconds = Math.min(-Math.log(1 - person.random()) * thought.mean, thought.most);
      const next = performance.now() + seconds * 1_000;
      if (next >= until) return this.#pause(Math.max(0, until - performance.now()));
      await this.#pause(seconds * 1_000);
      await anyAct(person.random).run(person);
    }
  }
}
