import { describe, expect, it } from 'vitest';
import { printHash, printPath, readPrintHash, readPrintPath } from './address.ts';

const uuid = '0b1c2d3e-1111-4222-8333-444455556666';

describe('addresses of the print editor', () => {
  it.each([
    ['/config-print/27', { family: '27', project: '', module: '', product: '' }],
    [`/config-print/27/${uuid}/`, { family: '27', project: uuid, module: '', product: '' }],
    ['/config-print/275/path/340', { family: '275', project: '', module: '340', product: '' }],
    ['/config-print/275/path/340/pro', { family: '275', project: '', module: '340', product: 'pro' }],
    ['/Config-Print/27', { family: '27', project: '', module: '', product: '' }],
    ['/config-print', null],
    ['/config-print/275/path', null],
    [`/config-print/27/${uuid}/more`, null],
    ['/config-print/2%2F7', null],
    ['/config-product/27', null],
  ])('ROUTE-18, ROUTE-19, ROUTE-30: %s', (path, address) => expect(readPrintPath(path)).toEqual(address));

  it.each([
    ['#step=Finish', 'finish'],
    ['#step=Preview', 'preview'],
    ['#step=ProEditor', 'edit'],
    ['', 'edit'],
    ['#other', 'edit'],
  ])('PRINT-03: the hash %j is the step %s', (hash, step) => {
    expect(readPrintHash(hash)).toBe(step);
    expect(readPrintHash(printHash(readPrintHash(hash)))).toBe(step);
  });

  it('a written address is read as it was', () => {
    expect(readPrintPath(`/${printPath({ family: '27', project: uuid })}`)?.project).toBe(uuid);
    expect(printPath({ family: '27', project: '' })).toBe('config-print/27');
  });
});
