import { afterEach, expect, test } from 'vitest';
import {
  closeElements,
  customerAnswers,
  openElement,
  visitorWhoSignsIn,
} from '../../../testing/openElement.ts';
import { createProject, printGeometry } from '@trade-area/core/layout';
import { define } from './element.ts';

define();
afterEach(closeElements);

const uuid = '0b1c2d3e-4444-4222-8333-000000000001';
const size = {
  size: '13x18',
  geometry: printGeometry(130, 180),
  pages: { min: 1, max: 250, step: 1 },
  price: 0.55,
};
const kept = () => ({
  uuid,
  rev: 3,
  saved_at: '2026-11-20T10:00:00Z',
  browser: '',
  system: '',
  project: {
    ...createProject(uuid, {
      family_id: 27,
      module_id: 0,
      product_code: 'prints',
      size: '13x18',
      geometry: printGeometry(130, 180),
      pages: { min: 1, max: 250, step: 1 },
    }),
    name: 'Anna & Luca',
  },
  pID: 'p1',
  signature: 's1',
  ordered: '',
});

function open({ attributes = {}, signedIn = true, answers = {} } = {}) {
  const visitor = visitorWhoSignsIn();
  if (signedIn) visitor.signIn();
  return openElement(
    'ta-print-editor',
    ['ta-project-open', 'ta-checkout', 'ta-navigate', 'ta-ready', 'ta-error'],
    {
      answers: {
        ...customerAnswers,
        '/print/products/27': {
          currency: 'EUR',
          products: [{ slug: 'prints', name: 'Prints', module_id: '', sizes: [size] }],
        },
        [`/print/projects/${uuid}`]: kept(),
        '/print/projects/gone': 404,
        ...answers,
      },
      attributes: { portal: 'https://portal.test', ...attributes },
      properties: { session: visitor.session },
    },
  );
}

test('a visitor is invited to sign in, and no editor is loaded', async () => {
  const { screen, requests } = open({ signedIn: false });
  await expect.element(screen.getByText('Sign in to order prints')).toBeVisible();
  expect(requests.filter(({ path }) => path.includes('/print/'))).toEqual([]);
});

test('PRINT-16: begins with the sizes of the family, or opens the project of its attribute', async () => {
  const { screen, element, told } = open();
  await expect.element(screen.getByRole('heading', { name: 'Order prints' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: '13 × 18 cm' })).toBeVisible();
  expect(told('ta-ready')).toHaveLength(1);
  element.setAttribute('project', uuid);
  await expect.element(screen.getByRole('heading', { name: 'Anna & Luca' })).toBeVisible();
  expect(told('ta-error')).toEqual([]);
});

test('T-A9: a project that is gone leads to a new one in the portal, unless the page keeps its visitor', async () => {
  const { screen, element, told } = open({ attributes: { project: 'gone' } });
  element.addEventListener('ta-navigate', (event) => event.preventDefault());
  const before = location.href;
  await screen.getByRole('link', { name: 'Start a new project' }).click();
  expect(told('ta-navigate')).toEqual([
    { href: 'https://portal.test/ta/config-print/27', slug: '', action: 'new' },
  ]);
  expect(location.href).toBe(before);
});

test('PRINT-14: a lab that cannot open the editor: Retry, and the way to the store', async () => {
  const answers: Record<string, unknown> = { '/print/products/27': 503 };
  const { screen, element, told } = open({ answers });
  element.addEventListener('ta-navigate', (event) => event.preventDefault());
  await expect.element(screen.getByText('Couldn’t open the editor')).toBeVisible();
  await screen.getByRole('link', { name: 'Go to the store' }).click();
  expect(told('ta-navigate')).toMatchObject([{ action: 'store' }]);
});

test('a family without an editor says so', async () => {
  const { screen } = open({ attributes: { family: '999' } });
  await expect.element(screen.getByText('No editor for these products.')).toBeVisible();
});
