/**
 * Runs jobs side by side in a fixed number of slots, so that no core idles while something can run. A job starts when
 * what it needs has ended and as many slots are free as it takes; of several the one starts first whose end, with that
 * of all that waits for it, is expected to be the latest: a short job that long ones need does not queue behind others.
 *
 * @typedef {object} Job
 * @property {string} name
 * @property {() => Promise<boolean | void>} work false: what needs this job does not run
 * @property {number} [seconds] how long it is expected to take
 * @property {number} [slots] how many it takes (1)
 * @property {string[]} [needs] names of jobs that must have ended before
 *
 * @param {Job[]} jobs
 * @param {number} slots
 * @returns {Promise<Record<string, number>>} how many seconds each job took; jobs that did not run are missing
 */
export async function schedule(jobs, slots) {
  const rest = remainingSeconds(jobs);
  const waiting = [...jobs].sort((a, b) => rest(b) - rest(a));
  /** @type {Map<string, boolean>} */
  const ended = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {Record<string, number>} */
  const seconds = {};
  let free = slots;

  const begin = (job) => {
    const taken = Math.min(job.slots ?? 1, slots);
    free -= taken;
    const began = Date.now();
    running.set(
      job.name,
      job.work().then((worked) => {
        seconds[job.name] = (Date.now() - began) / 1000;
        ended.set(job.name, worked !== false);
        running.delete(job.name);
        free += taken;
      }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const job of [...waiting]) {
      const needs = (job.needs ?? []).filter((name) => jobs.some((other) => other.name === name));
      if (needs.some((name) => ended.get(name) === false)) {
        waiting.splice(waiting.indexOf(job), 1);
        ended.set(job.name, false);
      } else if (needs.every((name) => ended.get(name)) && Math.min(job.slots ?? 1, slots) <= free) {
        waiting.splice(waiting.indexOf(job), 1);
        begin(job);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0)
      throw new Error(`ta: jobs wait for each other: ${waiting.map(({ name }) => name)}`);
  }
  return seconds;
}

/**
 * Seconds from the start of a job to the end of the last one that waits for it, when nothing waits for a slot.
 *
 * @param {readonly Job[]} jobs
 * @returns {(job: Job) => number}
 */
function remainingSeconds(jobs) {
  /** @type {Map<string, number>} */
  const known = new Map();
  const rest = ({ name, seconds = 0 }) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    // Jobs that wait for each other are reported when none of them can start.
    known.set(name, seconds);
    const followers = jobs.filter(({ needs = [] }) => needs.includes(name)).map(rest);
    const whole = seconds + Math.max(0, ...followers);
    known.set(name, whole);
    return whole;
  };
  return rest;
}
