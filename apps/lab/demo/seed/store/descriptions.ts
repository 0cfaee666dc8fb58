import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labFolder } from '../../../src/base/labFolder.ts';
import type { Texts } from '../../../src/database/schema/shop.ts';

/** `data/descriptions.json`: slug to the texts in five languages. Pink Mania cards use the text of their product. */
export function descriptionsOf(): (slug: string) => Texts {
  const file = join(labFolder, 'demo', 'data', 'descriptions.json');
  const known = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Texts>>;
  return (slug) => {
    const found = known[slug];
    if (!found) throw new Error(`no description of ${slug} in ${file}`);
    return found;
  };
}
