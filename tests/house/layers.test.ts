import { describe, expect, it } from 'vitest';
import { filesBelow, sourceOf, textOf } from './sources.ts';
import { complaint, forbiddenGlobals, zoneOf } from './structure.ts';

const code = [...filesBelow('packages', /\.tsx?$/), ...filesBelow('apps', /\.tsx?$/)].filter((path) =>
  /\/src\/|\/server\//.test(path),
);
/** Beside the source, tests may use test tools and what they test with. */
const isTest = (path: string) => /\.test\.tsx?$|\/fixtures\.tsx?$/.test(path);
const shipped = code.filter((path) => !isTest(path) && !path.endsWith('.config.ts'));
const crossing = filesBelow('tests', /\.tsx?$/);

describe('imports between zones', () => {
  it('the sources of core and of the lab are found', () => {
    expect(shipped.filter((path) => zoneOf(path).startsWith('core/')).length).toBeGreaterThan(10);
    expect(shipped.filter((path) => zoneOf(path).startsWith('lab/')).length).toBeGreaterThan(0);
  });

  it('every import is allowed by the rule of its zone', () => {
    const wrong = shipped.flatMap((path) =>
      sourceOf(path).imports.flatMap(({ from, typeOnly }) => complaint(path, from, typeOnly) ?? []),
    );
    expect(wrong).toEqual([]);
  });

  it('no file uses a global name that the rule of its zone forbids', () => {
    const wrong = shipped.flatMap((path) =>
      forbiddenGlobals(path, sourceOf(path).globals).map((name) => `${path}: uses ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('only elements/runtime/defineElement.ts imports r2wc', () => {
    const importers = shipped.filter((path) =>
      sourceOf(path).imports.some(({ from }) => from.startsWith('@r2wc/')),
    );
    expect(
      importers.filter((path) => path !== 'packages/widgets/src/elements/runtime/defineElement.ts'),
    ).toEqual([]);
  });

  it('tests use public entries: no deep import into a package', () => {
    const wrong = crossing.flatMap((path) =>
      sourceOf(path).imports.flatMap(({ from, typeOnly }) => {
        if (/^(\.\.\/)+(packages|apps)\//.test(from)) return `${path}: reaches into ${from}`;
        return complaint(path, from, typeOnly) ?? [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('the shop pages use built bundles only', () => {
    const pages = filesBelow('apps/embed-demo', /\.(html|m?[jt]s)$/);
    const wrong = pages.filter((path) =>
      /@trade-area\/|\.\.\/\.\.\/(packages|host|lab)|\/src\//.test(textOf(path)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the rules of the zones', () => {
  const isForbidden = (path: string, from: string, typeOnly = false) =>
    complaint(path, from, typeOnly) !== undefined;
  it.each([
    ['packages/core/src/orders/list.ts', '../auth/session.ts', false],
    ['packages/core/src/orders/list.ts', '../gateway/client.ts', false],
    ['packages/core/src/contract/orders.ts', '../kernel/money.ts', false],
    ['packages/core/src/kernel/money.ts', 'valibot', false],
    ['packages/core/src/orders/list.ts', 'react', false],
    ['packages/widgets/src/ui/Button.tsx', '@trade-area/core/orders', true],
    ['packages/widgets/src/ui/Button.tsx', '../kit/provider.tsx', false],
    ['packages/widgets/src/orders/Orders.tsx', '../messages/Badge.tsx', false],
    ['packages/widgets/src/orders/Orders.tsx', '@trade-area/core/auth', false],
    ['packages/widgets/src/orders/Orders.tsx', '@trade-area/core/account', true],
    ['packages/widgets/src/kit/provider.tsx', '@r2wc/react-to-web-component', false],
    ['apps/host/src/pages/orders/Page.tsx', '@trade-area/core/gateway', true],
    ['apps/lab/src/orders/api.ts', '@trade-area/core/orders', false],
    ['apps/lab/src/orders/api.ts', '@trade-area/widgets', false],
    ['tests/e2e/orders.spec.ts', '@trade-area/lab/orders', false],
  ])('%s may not import %s', (path, from, typeOnly) => expect(isForbidden(path, from, typeOnly)).toBe(true));

  it.each([
    ['packages/core/src/orders/list.ts', '../gateway/client.ts', true],
    ['packages/core/src/orders/list.ts', '../contract/index.ts', false],
    ['packages/widgets/src/ui/Button.tsx', './dom.ts', false],
    ['packages/widgets/src/orders/Orders.tsx', '@trade-area/core/orders', false],
    ['packages/widgets/src/orders/Orders.tsx', './useOrders.ts', false],
    ['packages/widgets/src/composed/Dashboard.tsx', '../orders/Orders.tsx', false],
    ['apps/lab/src/orders/api.ts', '@trade-area/core/contract', false],
    ['tests/gateway/orders.test.ts', '@trade-area/lab', false],
  ])('%s may import %s', (path, from, typeOnly) => expect(isForbidden(path, from, typeOnly)).toBe(false));

  it.each([
    ['const a = window.top;', ['window']],
    ['document.title;', ['document']],
    ['export const f = () => fetch("/x");', ['fetch']],
    ['globalThis.fetch("/x");', ['globalThis']],
    ['export const f = (fetch: () => void) => fetch();', []],
    ['export const f = (o: { fetch(): void }) => o.fetch();', []],
    ['export const f = () => ({ document: 1, window: 2 });', []],
  ])('finds the global names of: %s', (text, names) => {
    const path = `packages/core/src/orders/sample-${text.length}-${names.join()}.ts`;
    expect(forbiddenGlobals(path, sourceOf(path, text).globals)).toEqual(names);
  });
});
