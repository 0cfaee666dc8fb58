import { DefaultHttpStack } from 'tus-js-client';
import type { HttpStack } from 'tus-js-client';

/** Milliseconds without a byte going or coming after which a request counts as lost. */
const quiet = 60_000;

/**
 * How tus asks, made sure of its end. tus hears of an answer and of an `error`; a line that dies quietly ends a request
 * with `timeout`, or with nothing for a quarter of an hour, and the file would stand still for ever.
 */
export function createTrackedHttpStack(): HttpStack {
  const stack = new DefaultHttpStack({});
  return {
    getName: () => stack.getName(),
    createRequest(method, url) {
      const request = stack.createRequest(method, url);
      watch(request.getUnderlyingObject() as XMLHttpRequest);
      return request;
    },
  };
}

function watch(request: XMLHttpRequest): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = (event: ProgressEvent) => {
    clearTimeout(timer);
    request.onerror?.(event);
  };
  const noteProgress = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      request.abort();
      lost(new ProgressEvent('timeout'));
    }, quiet);
  };
  request.addEventListener('timeout', lost);
  request.addEventListener('loadstart', noteProgress);
  request.addEventListener('progress', noteProgress);
  request.upload.addEventListener('progress', noteProgress);
  request.addEventListener('loadend', () => clearTimeout(timer));
}
