import { expect, it } from 'vitest';
import { sectionOf } from './sections.ts';

it.each([
  ['', 'info'],
  ['?page=managePayments', 'cards'],
  ['?page=changePassword', 'password'],
  ['?x=1&page=changePassword&page=managePayments', 'password'],
  ['?page=', 'info'],
  ['?page=managepayments', 'info'],
  ['?page=constructor', 'info'],
  ['?page=<script>', 'info'],
])('ACC-02, ACC-31: %j opens %s', (search, section) => expect(sectionOf(search)).toBe(section));
