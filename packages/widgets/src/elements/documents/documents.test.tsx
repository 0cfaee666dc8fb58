import { afterEach, expect, test } from 'vitest';
import {
  closeElements,
  customerAnswers,
  openElement,
  visitorWhoSignsIn,
} from '../../../testing/openElement.ts';
import { wireDocument, wireLibrary, wireSoftware } from '../../downloads/fixtures.ts';
import { define } from './element.ts';

define();
afterEach(closeElements);

const open = (attributes: Record<string, string> = {}, changed: Record<string, unknown> = {}) => {
  const visitor = visitorWhoSignsIn();
  visitor.signIn();
  const answers: Record<string, unknown> = {
    ...customerAnswers,
    '/customer/documents-list': { price_list: [wireDocument('a')], product_info: [wireDocument('b')] },
    '/customer/software': wireSoftware,
    '/customer/marketing-materials': wireLibrary(),
    '/customer/video-tutorial': { downloads_new: { 'video-tutorial': [] } },
    ...changed,
  };
  const properties = { session: visitor.session };
  return {
    ...openElement('ta-documents', ['ta-navigate', 'ta-error'], { answers, attributes, properties }),
    answers,
  };
};

test('DOC-01, DOC-02: the tabs, while the page’s address stays; another attribute opens another tab', async () => {
  const before = location.href;
  const { screen, element } = open();
  await expect.element(screen.getByText('Document a')).toBeVisible();
  await screen.getByRole('tab', { name: 'TECHNICAL INFO' }).click();
  await expect.element(screen.getByText('Document b')).toBeVisible();
  element.setAttribute('tab', 'graphisoftware');
  await expect.element(screen.getByText('Graphisoftware 6.4.1 for Mac')).toBeVisible();
  expect(location.href).toBe(before);
});

test('LIB-01, LIB-02: a library begins in a folder; its links lead to the portal for a tab of their own', async () => {
  const before = location.href;
  const { screen, element } = open({ view: 'marketing', path: '/Posters' });
  await expect.element(screen.getByText('poster 2.jpg', { exact: true })).toBeVisible();
  await screen.getByRole('link', { name: 'Up one folder' }).click();
  const christmas = screen.getByRole('link', { name: /CHRISTMAS/ });
  await expect
    .element(christmas)
    .toHaveAttribute('href', `${element.getAttribute('gateway')}/ta/marketing-materials?path=%2FCHRISTMAS`);
  await christmas.click();
  await expect.element(screen.getByText('card.jpg', { exact: true })).toBeVisible();
  expect(location.href).toBe(before);
});

test('the lessons open in place; the page around is told, and can keep its own', async () => {
  const { screen, element, told } = open({ tab: 'graphisoftware' });
  const keep = (event: Event) => event.preventDefault();
  element.addEventListener('ta-navigate', keep);
  const link = screen.getByRole('link', { name: 'Watch the video tutorials' });
  await link.click();
  await expect.element(link).toBeVisible();
  element.removeEventListener('ta-navigate', keep);
  await link.click();
  await expect.element(screen.getByText('Nine short lessons', { exact: false })).toBeVisible();
  const href = `${element.getAttribute('gateway')}/ta/video-tutorials/graphisoftware`;
  expect(told('ta-navigate')).toEqual(
    Array.from({ length: 2 }, () => ({ href, slug: '', action: 'lessons' })),
  );
});

test('in the language of the page', async () => {
  const { screen, requests } = open({ lang: 'it' });
  await expect.element(screen.getByRole('tab', { name: 'Info tecniche' })).toBeVisible();
  await expect
    .poll(() => requests.find(({ path }) => path.endsWith('documents-list'))?.sent)
    .toContain('lang=it');
});

test('who is not signed in is told what signing in is for', async () => {
  const visitor = visitorWhoSignsIn();
  const { screen } = openElement('ta-documents', [], {
    answers: customerAnswers,
    properties: { session: visitor.session },
  });
  await expect.element(screen.getByText('Sign in to see documents')).toBeVisible();
});

test('a lab that does not answer is said, with a way to ask again', async () => {
  const { screen, answers, told } = open({}, { '/customer/documents-list': 500 });
  const again = screen.getByRole('button', { name: 'Retry' });
  await expect.element(again).toBeVisible();
  await expect
    .poll(() => told('ta-error'))
    .toMatchObject([{ tag: 'ta-documents', endpoint: 'downloads.documents' }]);
  answers['/customer/documents-list'] = { price_list: [wireDocument('a')], product_info: [] };
  await again.click();
  await expect.element(screen.getByText('Document a')).toBeVisible();
});
