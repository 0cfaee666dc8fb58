import type { Observer } from './observer.ts';
import type { Log } from '../ports.ts';

/** The log that also reports what it warns of: failed calls are logged and reported (OBS-03, OBS2-04). */
export function reportingLog(log: Log, observer: () => Observer | null): Log {
  return (level, message, fields) => {
    log(level, message, fields);
    if (level === 'info') return;
    const facts = Object.entries(fields ?? {}).map(([key, value]) => `${key} ${value}`);
    observer()?.error(facts.length > 0 ? `${message} (${facts.join(', ')})` : message, 'log');
  };
}
