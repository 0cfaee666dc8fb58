import { afterEach, expect, test } from 'vitest';
import { closeElements, customerAnswers, openElement } from '../../../testing/openElement.ts';
import { define } from './element.ts';

define();
afterEach(closeElements);

const open = (attributes: Record<string, string> = {}) => {
  const answers: Record<string, unknown> = {
    ...customerAnswers,
    '/public/contacts/login/code': { nome: 'Giulia', stato: 'open', scritto_il: '' },
    '/public/contacts/add_messages': { success: true },
  };
  return { ...openElement('ta-contact', ['ta-contact-sent', 'ta-error'], { answers, attributes }), answers };
};

test('CONT-04, CONT-11: a visitor of a shop page writes to the lab; the page learns that, and nothing that was typed', async () => {
  const { screen, told, requests } = open();
  await screen.getByRole('textbox', { name: 'Your message' }).fill('Do you bind books?');
  await screen.getByRole('textbox', { name: 'Your e-mail' }).fill('ada@foto.studio');
  await screen.getByRole('button', { name: 'SEND' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(told('ta-contact-sent')).toEqual([{}]);
  expect(requests.filter(({ path }) => path.endsWith('add_messages'))).toHaveLength(1);
});

test('CONT-01, CONT-12: the attributes of a link greet its person and travel with the message', async () => {
  const { screen, requests } = open({ c: 'code', a: '7', p: '31', lang: 'it' });
  await expect.element(screen.getByRole('heading', { name: 'Ciao Giulia' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'Il tuo messaggio' }).fill('Due album');
  await screen.getByRole('button', { name: 'Invia' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Grazie Giulia' })).toBeVisible();
  const sent = requests.find(({ path }) => path.endsWith('add_messages'))?.sent ?? '';
  expect(Object.fromEntries(new URLSearchParams(sent))).toMatchObject({
    c: 'code',
    a: '7',
    p: '31',
    lang: 'it',
  });
});

test('CONT-05: a lab that fails is told to the person and to the page', async () => {
  const { screen, answers, told } = open();
  answers['/public/contacts/add_messages'] = 503;
  await screen.getByRole('textbox', { name: 'Your message' }).fill('x');
  await screen.getByRole('textbox', { name: 'Your e-mail' }).fill('ada@foto.studio');
  await screen.getByRole('button', { name: 'SEND' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
  await expect
    .poll(() => told('ta-error'))
    .toMatchObject([{ tag: 'ta-contact', endpoint: 'contact.addMessage' }]);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Your message' })).toHaveValue('x');
});
