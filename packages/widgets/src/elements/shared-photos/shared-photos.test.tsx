import { afterEach, expect, test } from 'vitest';
import {
  closeElements,
  customerAnswers,
  openElement,
  visitorWhoSignsIn,
} from '../../../testing/openElement.ts';
import { wirePhoto, wirePhotos, wireTag, wireTerms, wireUnsent } from '../../sharing/fixtures.ts';
import { define } from './element.ts';

define();
afterEach(closeElements);

const list = '/get_share_foto_album';
const open = (options: {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly answer?: unknown;
}) => {
  const visitor = visitorWhoSignsIn();
  visitor.signIn();
  const answers: Record<string, unknown> = {
    ...customerAnswers,
    [list]: options.answer ?? wirePhotos([wirePhoto('1')]),
    '/share_terms': wireTerms,
    '/customer/ticket': { ticket: 'ticket-1', expires_in: 60 },
  };
  return openElement('ta-shared-photos', ['ta-navigate', 'ta-photos-changed', 'ta-photos-busy'], {
    answers,
    attributes: options.attributes ?? {},
    properties: options.properties ?? { session: visitor.session },
  });
};

test('SHARE-11, SHARE-13: the gallery, whose filters leave the address of the page alone', async () => {
  const before = location.href;
  const { screen } = open({ answer: wirePhotos([wirePhoto('1')], { allTags: [wireTag('home')] }) });
  await expect.element(screen.getByText('Permission given')).toBeVisible();
  await screen.getByRole('button', { name: /At home/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect(location.href).toBe(before);
});

test('SHARE-01, SHARE-06: the link to the upload page opens it in place; the page around is told, and can keep it', async () => {
  const { screen, element, told } = open({});
  const keep = (event: Event) => event.preventDefault();
  element.addEventListener('ta-navigate', keep);
  await screen.getByRole('link', { name: 'Share your photos' }).click();
  await expect.element(screen.getByText('Permission given')).toBeVisible();
  element.removeEventListener('ta-navigate', keep);
  await screen.getByRole('link', { name: 'Share your photos' }).click();
  await expect
    .poll(() => element.shadowRoot?.querySelector('iframe')?.src)
    .toMatch(/\/embed\/share-upload\?/);
  const gateway = element.getAttribute('gateway') ?? '';
  expect(told('ta-navigate')).toEqual(
    Array.from({ length: 2 }, () => ({
      href: `${gateway}/ta/share-foto-album`,
      slug: '',
      action: 'share',
    })),
  );
});

test('begins with the upload page, in the language of the page', async () => {
  const { screen } = open({ attributes: { view: 'upload', lang: 'de' }, answer: wirePhotos([]) });
  await expect.element(screen.getByText('Fotos erscheinen hier, sobald sie hochgeladen sind.')).toBeVisible();
});

test('who is not signed in is told what signing in is for', async () => {
  const visitor = visitorWhoSignsIn();
  const { screen } = open({ properties: { session: visitor.session } });
  await expect.element(screen.getByText('Sign in to share your photos')).toBeVisible();
});

test('SHARE-06, SHARE-32: with a pass it is the upload area of one visit, and needs no session', async () => {
  const asked: boolean[] = [];
  const pass = async (again: boolean) => {
    asked.push(again);
    return 'the-pass';
  };
  const { screen, requests, told } = open({
    attributes: { visit: 'visit-0123456789' },
    properties: { pass },
    answer: wirePhotos([wireUnsent('1'), wireUnsent('2', { state: 'refused', problem: 'type' })]),
  });
  await expect.element(screen.getByRole('button', { name: 'Choose photos' })).toBeVisible();
  await expect.element(screen.getByText('1 photo uploaded')).toBeVisible();
  await expect.element(screen.getByText('This file is damaged or not a photo.')).toBeVisible();
  expect(requests.filter(({ path }) => path.endsWith(list)).map(({ sent }) => sent)).toEqual([
    'session_key=visit-0123456789',
  ]);
  expect(asked).toEqual([false]);
  await expect.poll(() => told('ta-photos-changed')).toEqual([{ visit: 'visit-0123456789' }]);
  expect(told('ta-photos-busy')).toEqual([{ visit: 'visit-0123456789', busy: false }]);
});
