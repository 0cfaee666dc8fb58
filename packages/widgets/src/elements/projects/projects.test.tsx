import { afterEach, expect, test } from 'vitest';
import {
  closeElements,
  customerAnswers,
  openElement,
  visitorWhoSignsIn,
} from '../../../testing/openElement.ts';
import { wirePrint, wireWorks } from '../../projects/fixtures.ts';
import { define } from './element.ts';

define();
afterEach(closeElements);

const link = {
  works: 'https://portal.test/ta/config-product/10/product-config/work-1',
  copy: 'https://portal.test/ta/config-product/10/product-config/work-9',
};
const works = () => {
  const page = wireWorks(1);
  return { ...page, data: page.data.map((row) => ({ ...row, link_edit: link.works })) };
};

function open({ attributes = {}, signedIn = true } = {}) {
  const visitor = visitorWhoSignsIn();
  if (signedIn) visitor.signIn();
  const opened = openElement('ta-projects', ['ta-navigate', 'ta-error'], {
    answers: {
      ...customerAnswers,
      '/get-all-projects-works': works(),
      '/getProjectsList': { results: [wirePrint(1)], is_next_page: 0 },
      '/projects/duplicate': { uuid: 'work-9', link_edit: link.copy },
    },
    attributes,
    properties: { session: visitor.session },
  });
  return { ...opened, visitor };
}

test('PROJ-04: lists projects by family, and keeps family and page to itself', async () => {
  const before = location.href;
  const { screen, element } = open();
  await expect.element(screen.getByRole('heading', { name: 'Anna & Luca 1' })).toBeVisible();
  await screen.getByRole('tab', { name: 'Prints' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Beach 1' })).toBeVisible();
  expect(location.href).toBe(before);
  element.setAttribute('filter', 'go');
  await expect.element(screen.getByRole('tab', { name: 'Go Book' })).toHaveAttribute('aria-selected', 'true');
});

test('T-A9: the page may keep its visitor: ta-navigate can be cancelled', async () => {
  const { screen, element, told } = open();
  element.addEventListener('ta-navigate', (event) => event.preventDefault());
  const before = location.href;
  await screen.getByRole('link', { name: 'Edit Anna & Luca 1' }).click();
  expect(told('ta-navigate')).toEqual([{ href: link.works }]);
  await screen.getByRole('button', { name: 'More actions for Anna & Luca 1' }).click();
  await screen.getByRole('menuitem', { name: 'Duplicate' }).click();
  await screen.getByRole('link', { name: 'Edit copy' }).click();
  expect(told('ta-navigate')).toEqual([{ href: link.works }, { href: link.copy }]);
  expect(location.href).toBe(before);
});

test('a visitor is invited to sign in, and nothing is asked for', async () => {
  const { screen, requests } = open({ signedIn: false });
  await expect.element(screen.getByText('Sign in to see your projects')).toBeVisible();
  expect(requests.filter(({ path }) => /rojects/.test(path))).toEqual([]);
});

test('the attribute names the family that is shown at first', async () => {
  const { screen } = open({ attributes: { filter: 'prints' } });
  await expect.element(screen.getByRole('heading', { name: 'Beach 1' })).toBeVisible();
});
