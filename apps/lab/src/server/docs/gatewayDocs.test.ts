import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@trade-area/core/contract';
import { describe, expect, it } from 'vitest';
import { labFolder } from '../../base/labFolder.ts';
import { gatewayDocs } from './gatewayDocs.ts';
import { openApi } from './openApi.ts';

describe('documentation generated from the contract', () => {
  it('docs/gateway.md is up to date (else: node apps/lab/scripts/gateway-docs.mjs)', () => {
    const written = readFileSync(join(labFolder, '..', '..', 'docs', 'gateway.md'), 'utf8');
    expect(written).toBe(gatewayDocs());
  });

  it('/openapi.json names every call and the type of every field', () => {
    const text = JSON.stringify(openApi('http://lab.test'));
    for (const { path } of contract)
      expect(text).toContain(`"${path.replace(/\[\/\{\w+\}\]/g, '').replace('{+', '{')}`);
    expect(text).not.toContain('"wire"');
    expect(text).toContain('"commessa":{"type":"string"}');
    expect(text).toContain('"by_ftp":{"type":"boolean"}');
  });
});
