import { describe, expect, it } from 'vitest';
import { createFragmentIncluder } from './includeFragments.ts';
import type { FragmentAnswer } from './includeFragments.ts';

const page = '<main>{{FRAGMENT /public/a?b=1}}<p>without</p>{{/FRAGMENT}}</main>';
const answer = (
  status: number,
  text = '',
  headers: Readonly<Record<string, string>> = {},
): FragmentAnswer => ({
  status,
  headers: { get: (name) => headers[name] ?? null },
  text: async () => text,
});

describe('fragments of a page from the lab', () => {
  it('replace their tags, with dollar signs unchanged', async () => {
    const asked: string[] = [];
    const include = createFragmentIncluder('http://lab.test', async (url) => {
      asked.push(url);
      return answer(200, '<b>$& $1</b>');
    });
    expect(await include(page)).toEqual({ html: '<main><b>$& $1</b></main>', styles: [] });
    expect(asked).toEqual(['http://lab.test/public/a?b=1']);
  });

  it.each([
    ['a refusal', async () => answer(404)],
    ['an outage', async () => Promise.reject(new Error('away'))],
  ])('give way to the fallback at %s', async (_what, ask) => {
    const { html } = await createFragmentIncluder('http://lab.test', ask)(page);
    expect(html).toBe('<main><p>without</p></main>');
  });

  it('are requested with their ETag, and stay through an outage with the hash of their styles', async () => {
    const headers = { etag: '"t"', 'ta-style-hash': "'sha256-x='" };
    const answers = [() => answer(200, '<b>1</b>', headers), () => answer(304)];
    const tags: (string | undefined)[] = [];
    const include = createFragmentIncluder('http://lab.test', async (_url, headers) => {
      tags.push(headers['if-none-match']);
      const next = answers.shift();
      if (!next) throw new Error('away');
      return next();
    });
    const expected = { html: '<main><b>1</b></main>', styles: ["'sha256-x='"] };
    for (let time = 0; time < 3; time += 1) expect(await include(page)).toEqual(expected);
    expect(tags).toEqual([undefined, '"t"', '"t"']);
  });
});
