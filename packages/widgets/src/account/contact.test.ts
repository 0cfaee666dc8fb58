import { describe, expect, it } from 'vitest';
import { contactLines, mailHref, telephoneHref } from './contact.ts';

describe('links of a contact (SHELL-10)', () => {
  it.each([
    ['+39 0424 / 12 34-5', 'tel:+39042412345'],
    ['0039 (0)424 12345', 'tel:003942412345'],
    ['800 123.456', 'tel:800123456'],
    ['+44+20', 'tel:+4420'],
  ])('%s is dialled as %s', (number, href) => expect(telephoneHref(number)).toBe(href));

  it.each([
    ['anna@lab.test', 'mailto:anna@lab.test'],
    ['a&bcc=x@lab.test', 'mailto:a%26bcc%3Dx@lab.test'],
    ['a?subject=x@lab.test', 'mailto:a%3Fsubject%3Dx@lab.test'],
  ])('%s is written to as %s', (address, href) => expect(mailHref(address)).toBe(href));
});

describe('lines of a contact (SHELL-08)', () => {
  const field = (name: 'nome' | 'titolo_contatto' | 'fax', value: string) =>
    ({ field: name, value, kind: 'text' }) as const;

  it('leads with name and title and keeps the rest in order', () => {
    const fax = field('fax', '1');
    expect(contactLines([field('nome', 'Ada'), field('titolo_contatto', 'Sales'), fax])).toEqual({
      name: 'Ada',
      title: 'Sales',
      rows: [fax],
    });
  });

  it('says a title that is the name only once', () => {
    expect(contactLines([field('nome', 'Desk'), field('titolo_contatto', 'Desk')]).title).toBe('');
  });
});
