/** One line of `main.js check`. `advice`: what to do; '' of what is in order. */
export interface Finding {
  readonly about: 'database' | 'staff' | 'storage' | 'mail' | 'cards' | 'origins' | 'proxy';
  /** A `warning` lets the lab work with a limit that the line names. */
  readonly level: 'ok' | 'warning' | 'problem';
  readonly message: string;
  readonly advice: string;
}

type Build = (message: string, advice?: string) => Finding;

/** Builders of the findings about one part. */
export function findingsAbout(about: Finding['about']): Readonly<Record<Finding['level'], Build>> {
  const build =
    (level: Finding['level']): Build =>
    (message, advice = '') => ({ about, level, message, advice });
  return { ok: build('ok'), warning: build('warning'), problem: build('problem') };
}

/** `problem  mail      … : what to do`. */
export const lineOf = ({ about, level, message, advice }: Finding): string =>
  `${level.padEnd(8)} ${about.padEnd(9)} ${message}${advice ? ` ${advice}` : ''}`;
