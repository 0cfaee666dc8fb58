import { expect, test } from 'vitest';
import { fakeUploads, spreadFile } from '../../testing/fakeUploads.ts';
import type { FakeUploads } from '../../testing/fakeUploads.ts';
import { chooseFiles, openUploader } from '../../testing/uploaderPage.tsx';

const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A lab that answers every upload with this status, under the request id. */
function refusing(status: number): FakeUploads {
  const lab = fakeUploads();
  const response = {
    getStatus: () => status,
    getHeader: (name: string) => (name === 'x-request-id' ? requestId : undefined),
    getBody: () => '',
    getUnderlyingObject: () => null,
  };
  const stack = {
    getName: () => 'refusing',
    createRequest: (method: string, url: string) => ({
      getMethod: () => method,
      getURL: () => url,
      setHeader: () => undefined,
      getHeader: () => undefined,
      setProgressHandler: () => undefined,
      send: async () => response,
      abort: async () => undefined,
      getUnderlyingObject: () => null,
    }),
  };
  return { ...lab, access: () => ({ ...lab.access(), stack }) };
}

test.each([
  [507, 'The lab’s storage is full. Progress is saved. Try again later. Reference: 7728950e'],
  [403, 'The lab didn’t accept this file. Reference: 7728950e'],
  [413, 'Too large. The limit is 2 GB per file and 6 GB per order.'],
])('the row of a file that the lab refuses with %i says why', async (status, text) => {
  const page = await openUploader(refusing(status));
  chooseFiles(page.container, spreadFile('001.jpg', 1));
  const reason = page.screen.getByRole('listitem').filter({ hasText: text }).last();
  await expect.element(reason).toHaveTextContent(new RegExp(`^${text.replaceAll('.', '\\.')}$`));
});
