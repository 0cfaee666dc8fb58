import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAsCustomer } from '../../testing/customer.tsx';
import type { CustomerOptions } from '../../testing/customer.tsx';
import { Contact } from './Contact.tsx';
import type { ContactProps } from './Contact.tsx';
import sheet from './contact.css?inline';
import { contactTexts } from './strings.ts';

const link = { c: 'code', a: '7', p: ' 31' };
const login = '/public/contacts/login/code';
const sending = '/public/contacts/add_messages';
const empty = { c: '', a: '', p: '', nome: '', email: '' };
const received = 'Our staff has received your inquiry and we will contact you shortly.';

interface ContactOptions extends Omit<CustomerOptions, 'answers'> {
  readonly found?: unknown;
  readonly sent?: unknown;
  readonly props?: ContactProps;
}

/** Draws the form of a link whose person the lab knows. */
async function open({ found, sent, props = { link }, ...options }: ContactOptions = {}) {
  const answers: Record<string, unknown> = {
    [login]: found ?? { nome: 'Giulia', stato: 'open', scritto_il: '' },
    [sending]: sent ?? { success: 1 },
  };
  const onSent = vi.fn();
  const drawn = await renderAsCustomer(<Contact {...props} onSent={onSent} />, {
    bundles: [contactTexts],
    nobody: true,
    ...options,
    answers,
  });
  const look = new CSSStyleSheet();
  look.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look];
  const { screen } = drawn;
  return {
    ...drawn,
    answers,
    onSent,
    message: screen.getByRole('textbox', { name: 'Your message' }),
    email: screen.getByRole('textbox', { name: 'Your e-mail' }),
    name: screen.getByRole('textbox', { name: /^Your name/ }),
    send: screen.getByRole('button', { name: 'SEND' }),
    /** Forms that were sent, field by field. */
    forms: () =>
      drawn.requests
        .filter(({ path }) => path.endsWith(sending))
        // A field without a value is left out.
        .map(({ sent: form }) => ({ ...empty, ...Object.fromEntries(new URLSearchParams(form)) })),
  };
}

describe('the person of a link', () => {
  test('CONT-01, CONT-02, CONT-04, CONT-07, CONT-08, CONT-12, ERR2-10, STATE-06: is greeted, writes, and sends the text as typed with the link as it came', async () => {
    const { screen, message, send, email, forms, onSent } = await open();
    await expect.element(screen.getByRole('heading', { name: 'Hello Giulia' })).toBeVisible();
    await expect.element(email).not.toBeInTheDocument();
    expect(message.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(300);
    await message.fill('  Two albums, please.\n');
    await send.click();
    await expect.element(screen.getByRole('heading', { name: 'Thank you Giulia' })).toBeVisible();
    await expect.element(screen.getByText(received)).toBeVisible();
    // CONT-12: the form is gone, and the thanks are read out.
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(screen.getByRole('status')).toHaveFocus();
    expect(forms()).toEqual([
      {
        txt_public: '  Two albums, please.\n',
        c: 'code',
        a: '7',
        p: ' 31',
        nome: '',
        email: '',
        lang: 'en',
      },
    ]);
    expect(onSent).toHaveBeenCalledOnce();
  });

  test('is told when the last message was sent, and can send another', async () => {
    const { screen, message, send, forms } = await open({
      found: { nome: 'Giulia', stato: 'used', scritto_il: '2026-11-20T10:00:00.000Z' },
    });
    await expect.element(screen.getByText(/You wrote to us on .*2026/)).toBeVisible();
    await message.fill('More');
    await send.click();
    await expect.element(screen.getByText(received)).toBeVisible();
    expect(forms()).toHaveLength(1);
  });

  test.each(['', '  ', '\n\n'])('CONT-10: %j cannot be sent', async (blank) => {
    const { message, send, forms } = await open();
    await expect.element(send).toBeDisabled();
    await message.fill(blank);
    await expect.element(send).toBeDisabled();
    expect(forms()).toEqual([]);
  });

  test('CONT-10: the button is busy while the message is on its way, and two presses send one', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const sent = new Promise((done) => (answer = done));
    const { message, send, screen, forms } = await open({ sent });
    await message.fill('Hello');
    await send.click();
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    answer({ success: 1 });
    await expect.element(screen.getByText(received)).toBeVisible();
    expect(forms()).toHaveLength(1);
  });
});

describe('a message that did not arrive', () => {
  test.each([
    ['CONT-07, ERR2-09: success 0', { success: 0 }],
    ['a lab that fails', 503],
    ['CONT-11: no network', { success: 'no' }],
  ])(
    'CONT-05, CONT-06, CONT-09, %s: is told in a dialog; the text stays and is sent again',
    async (_what, sent) => {
      const { screen, message, send, answers } = await open({ sent });
      await message.fill('Kept');
      await send.click();
      const dialog = screen.getByRole('alertdialog', { name: 'Error' });
      await expect.element(dialog.getByText('Something went wrong, try again!')).toBeVisible();
      await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(message).toHaveValue('Kept');
      answers[sending] = { success: true };
      await send.click();
      await expect.element(screen.getByText(received)).toBeVisible();
    },
  );

  test('a repetition is sent under the key of the first try, so that it arrives once', async () => {
    const { message, send, screen, area } = await open({ sent: 503 });
    const keys: (string | undefined)[] = [];
    const { gateway } = area.session;
    const call = gateway.call.bind(gateway);
    vi.spyOn(gateway, 'call').mockImplementation((endpoint, input, options) => {
      if (endpoint.id === 'contact.addMessage') keys.push(options?.key);
      return call(endpoint, input, options);
    });
    await message.fill('Once');
    for (const _try of [1, 2]) {
      await send.click();
      await screen.getByRole('button', { name: 'Close' }).click();
    }
    await message.fill('Another');
    await send.click();
    await expect.poll(() => keys).toEqual([keys[0], keys[0], expect.not.stringContaining(keys[0] ?? '')]);
  });
});

describe('without a link that works', () => {
  test('CONT-11: nobody is greeted by name, and the form asks where to reply', async () => {
    const { screen, message, email, name, send, forms, requests } = await open({ props: {} });
    await expect.element(screen.getByRole('heading', { name: 'Hello', exact: true })).toBeVisible();
    expect(requests.filter(({ path }) => path.includes('/contacts/login'))).toEqual([]);
    await message.fill('Hello');
    await send.click();
    await expect.element(screen.getByText('Enter your e-mail address.')).toBeVisible();
    await expect.element(email).toHaveFocus();
    await email.fill('ada@');
    await expect.element(screen.getByText('Enter a valid e-mail address.')).toBeVisible();
    expect(forms()).toEqual([]);
    await email.fill('ada@foto.studio');
    await name.fill('Ada');
    await send.click();
    await expect.element(screen.getByRole('heading', { name: 'Thank you Ada' })).toBeVisible();
    expect(forms()).toMatchObject([{ c: '', nome: 'Ada', email: 'ada@foto.studio' }]);
  });

  test.each([
    ['expired', 'This link has expired.'],
    ['unknown', 'This link isn’t valid.'],
  ])('a link that is %s says so, and is sent back all the same', async (stato, said) => {
    const { screen, message, email, send, forms } = await open({
      found: { nome: '', stato, scritto_il: '' },
    });
    await expect.element(screen.getByText(said, { exact: false })).toBeVisible();
    await message.fill('x');
    await email.fill('ada@foto.studio');
    await send.click();
    await expect.element(screen.getByText(received)).toBeVisible();
    expect(forms()).toMatchObject([{ ...link, email: 'ada@foto.studio' }]);
  });

  test('CONT-11: a look-up that fails leaves a form without a name, whose address may stay empty', async () => {
    const { screen, message, send, forms } = await open({ found: 500 });
    await expect.element(screen.getByRole('heading', { name: 'Hello', exact: true })).toBeVisible();
    await message.fill('x');
    await send.click();
    await expect.element(screen.getByText(received)).toBeVisible();
    expect(forms()).toMatchObject([{ ...link, email: '' }]);
  });

  test('a name of the lab is text, never markup', async () => {
    const { screen } = await open({ found: { nome: '<img src=x onerror=alert(1)>', stato: 'open' } });
    await expect.element(screen.getByRole('heading')).toHaveTextContent('Hello <img src=x onerror=alert(1)>');
  });
});
