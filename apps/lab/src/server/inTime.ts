/** The value of the work, or `late` when it fails or takes longer than `wait` milliseconds. */
export function inTime<T, const Late>(work: Promise<T>, wait: number, late: Late): Promise<T | Late> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(late), wait);
    const settle = (value: T | Late) => {
      clearTimeout(timer);
      resolve(value);
    };
    work.then(settle, () => settle(late));
  });
}
