import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../scripts/parts/root.mjs';

/** The documents that a page's developer begins with. */
const documents = ['README.md', 'docs/embedding.md', 'packages/widgets/README.md'];
const text = (path: string) => readFileSync(at(path), 'utf8');
const blocks = (path: string, language: string) =>
  [...text(path).matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code);
const matches = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);

/** Tags of an example that no script of it defines; every script defines `ta-provider`. */
function undefinedTags(code: string): string[] {
  const scripts = matches(code, /widgets\/v1\/([\w-]+)\.js/g);
  return matches(code, /<ta-([\w-]+)/g).filter((tag) => tag !== 'provider' && !scripts.includes(tag));
}

describe('examples of the documents', () => {
  it.each(documents)('%s loads the script of each tag that it shows', (path) => {
    const whole = blocks(path, 'html').filter(
      (code) => code.includes('<script') && code.includes('<ta-provider'),
    );
    expect(whole).not.toEqual([]);
    expect(whole.flatMap(undefinedTags)).toEqual([]);
  });

  it.each(documents.slice(1))('%s imports only what the library exports', (path) => {
    const names = blocks(path, 'tsx').flatMap((code) =>
      matches(code, /import \{([^}]*)\} from '@trade-area\/widgets'/g).flatMap((list) =>
        matches(list, /(\w+)/g),
      ),
    );
    const exported = matches(text('packages/widgets/src/index.ts'), /export \{([^}]*)\}/g).flatMap((list) =>
      matches(list, /(\w+)/g),
    );
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !exported.includes(name))).toEqual([]);
  });
});
