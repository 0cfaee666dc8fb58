import type { HttpRequest, HttpResponse } from 'tus-js-client';
import { onTestFinished, vi } from 'vitest';
import type { FetchRequest } from '@trade-area/core/kernel';
import type { FakeUploads } from './fakeUploads.ts';

/**
 * For the rest of a test this page's own `fetch` and `XMLHttpRequest` lead to a lab of uploads, as an element has them from
 * its page. Requests to the page's own origin are left alone.
 */
export function uploadsOnPage(lab: FakeUploads): void {
  const real = globalThis.fetch;
  const { stack } = lab.access();
  if (!stack) throw new Error('ta: a lab of uploads has a line of its own');
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, request: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url, location.href).origin === location.origin) return real(input, request);
    const response = await lab.fetch(url, { method: 'GET', headers: {}, ...request } as FetchRequest);
    return new Response(response.status === 204 ? null : await response.text(), { status: response.status });
  });
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      readonly upload = Object.assign(new EventTarget(), {
        onprogress: null as ((event: object) => void) | null,
      });
      onload: (() => void) | null = null;
      onerror: ((error: unknown) => void) | null = null;
      status = 0;
      readonly responseText = '';
      #request: HttpRequest | null = null;
      #response: HttpResponse | null = null;

      open(method: string, url: string): void {
        this.#request = stack.createRequest(method, url);
      }
      setRequestHeader(name: string, value: string): void {
        this.#request?.setHeader(name, value);
      }
      getResponseHeader(name: string): string | null {
        return this.#response?.getHeader(name) ?? null;
      }
      send(body: Blob | null): void {
        this.#request?.setProgressHandler((loaded) =>
          this.upload.onprogress?.({ lengthComputable: true, loaded }),
        );
        this.#request?.send(body).then(
          (response) => {
            this.#response = response;
            this.status = response.getStatus();
            this.onload?.();
          },
          (error: unknown) => this.onerror?.(error),
        );
      }
      abort(): void {
        void this.#request?.abort();
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}
