import { describe, expect, it } from 'vitest';
import { needsEditorType, printEditorConfig, printStoreName } from './config.ts';

const address = { family: '275', project: '', module: '', product: '' };
const source = {
  elementId: 'editor',
  address,
  editorType: '',
  language: 'fr',
  locale: 'fr_FR',
  customer: { listino: 'EUR_EU', currency: 'EUR' },
  sessionId: 'key-1',
} as const;

describe('the start of a print editor (CONST2-32)', () => {
  it.each([
    ['PRINT-09', '275', '', 'default_store_EUR_IT'],
    ['PRINT-09', '275', ' ', 'default_store_EUR_IT'],
    ['PRINT-09', '292', 'EUR_IT', 'default_store_EUR_IT'],
    ['PRINT-08', '27', 'EUR_EU', 'default_store_EUR_IT'],
    ['PRINT-08', '27', 'eur_eu', 'default_store_EUR_IT'],
    ['PRINT-13', '275', 'EUR_EU', 'default_store_EUR_EU'],
    ['PRINT-13', '27', 'USD_US', 'default_store_USD_US'],
    ['PRINT-13', '334', 'GBR_UK', 'default_store_GBR_UK'],
  ])('%s: the store of the family %s with the price list %j is %s', (_row, family, list, store) =>
    expect(printStoreName(family, list)).toBe(store),
  );

  it.each([
    ['PRINT-10', { project: 'p-1' }, 'pro', '340'],
    ['PRINT-10', { project: 'p-1', module: '41' }, 'pro', '340'],
    ['PRINT-17', { project: 'p-1', module: '41' }, 'simple', '41'],
    ['PRINT-17', { project: 'p-1' }, '', ''],
    ['PRINT-17', { module: '41' }, 'pro', '41'],
    ['PRINT-17', { family: '27', project: 'p-1' }, 'pro', ''],
  ])('%s: %j with the editor type %j opens the module %j', (_row, change, editorType, module) =>
    expect(printEditorConfig({ ...source, address: { ...address, ...change }, editorType }).moduleId).toBe(
      module,
    ),
  );

  it('PRINT-16: key, store, locale, family, module, product and project are handed over', () => {
    const given = { family: '27', project: 'p-1', module: '41', product: 'prints' };
    expect(printEditorConfig({ ...source, address: given })).toEqual({
      elementId: 'editor',
      instanceId: 'editor',
      currency: 'EUR',
      language: 'fr',
      locale: 'fr_FR',
      moduleId: '41',
      productId: 'prints',
      productFamilyId: '27',
      storeName: 'default_store_EUR_IT',
      sessionId: 'key-1',
      projectId: 'p-1',
      attributeValues: {},
      useIframe: false,
      ecommerceVariant: '',
    });
    expect(printEditorConfig({ ...source, customer: null })).toMatchObject({
      currency: '',
      storeName: 'default_store_EUR_IT',
    });
  });

  it('the editor type is asked for with a project of the family of books alone', () => {
    expect(needsEditorType({ family: '275', project: 'p-1' })).toBe(true);
    expect(needsEditorType({ family: '275', project: '' })).toBe(false);
    expect(needsEditorType({ family: '27', project: 'p-1' })).toBe(false);
  });
});
