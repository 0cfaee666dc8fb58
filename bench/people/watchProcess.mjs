import { readFileSync } from 'node:fs';

const pageBytes = 4_096;
const ticksPerSecond = 100;

/** Resident megabytes of a process. */
const residentOf = (pid) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes) / 1e6;

/** Seconds of processor that a process and its threads have used. */
function processorOf(pid) {
  // The name of the program, in parentheses, may hold blanks.
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(after[11]) + Number(after[12])) / ticksPerSecond;
}

/** Reads the memory of a process every `every` seconds. The answered function ends that, and answers what was read. */
export function watchProcess(pid, every) {
  const began = performance.now();
  const used = processorOf(pid);
  const samples = [];
  const look = () =>
    samples.push({ seconds: (performance.now() - began) / 1_000, megabytes: residentOf(pid) });
  look();
  const timer = setInterval(look, every * 1_000);
  return () => {
    clearInterval(timer);
    look();
    const { seconds } = samples.at(-1);
    return { samples, slope: slopeOf(samples), processorShare: (processorOf(pid) - used) / seconds };
  };
}

/** Megabytes a minute: the straight line through what was read after the first fifth, in which caches fill. */
function slopeOf(all) {
  const samples = all.filter(({ seconds }) => seconds >= all.at(-1).seconds / 5);
  const mean = (of) => samples.reduce((sum, each) => sum + of(each), 0) / samples.length;
  const [time, memory] = [mean(({ seconds }) => seconds), mean(({ megabytes }) => megabytes)];
  const rise = mean(({ seconds, megabytes }) => (seconds - time) * (megabytes - memory));
  return (rise / mean(({ seconds }) => (seconds - time) ** 2)) * 60;
}
