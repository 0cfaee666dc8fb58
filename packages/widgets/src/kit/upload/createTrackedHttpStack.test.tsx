import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTrackedHttpStack } from './createTrackedHttpStack.ts';

/** A request that does what the test says, and nothing by itself. */
class Line extends EventTarget {
  static readonly all: Line[] = [];
  readonly upload = new EventTarget();
  onload: (() => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  aborted = false;

  constructor() {
    super();
    Line.all.push(this);
  }
  open(): void {
    this.aborted = false;
  }
  send(): void {
    this.dispatchEvent(new ProgressEvent('loadstart'));
  }
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

function sending() {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Line);
  const outcome = vi.fn<(said: string) => void>();
  createTrackedHttpStack()
    .createRequest('PATCH', 'https://lab.test/files/a')
    .send(null)
    .then(
      () => outcome('answered'),
      () => outcome('lost'),
    );
  const line = Line.all.at(-1);
  if (!line) throw new Error('no request was made');
  return { line, outcome };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request to the lab (T-D5)', () => {
  test('that the system gives up is lost', async () => {
    const { line, outcome } = sending();
    line.dispatchEvent(new ProgressEvent('timeout'));
    await vi.waitFor(() => expect(outcome.mock.calls).toEqual([['lost']]));
  });

  test('is ended and lost after a minute without a byte, not while bytes go', async () => {
    const { line, outcome } = sending();
    for (let minute = 0; minute < 3; minute += 1) {
      await vi.advanceTimersByTimeAsync(50_000);
      line.upload.dispatchEvent(new ProgressEvent('progress'));
    }
    expect([line.aborted, outcome.mock.calls]).toEqual([false, []]);
    await vi.advanceTimersByTimeAsync(61_000);
    expect([line.aborted, outcome.mock.calls]).toEqual([true, [['lost']]]);
  });

  test('that was answered is not ended afterwards', async () => {
    const { line, outcome } = sending();
    line.onload?.();
    line.dispatchEvent(new ProgressEvent('loadend'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect([line.aborted, outcome.mock.calls]).toEqual([false, [['answered']]]);
  });
});
