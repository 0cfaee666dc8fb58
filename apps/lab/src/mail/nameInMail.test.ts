import { expect, it } from 'vitest';
import { nameInMail } from './nameInMail.ts';

it.each([
  ['Giulia', 'Giulia'],
  ['Dr. Anna-Lena Müller', 'Dr. Anna-Lena Müller'],
  ["Declan O'Sullivan", "Declan O'Sullivan"],
  ['J. R. R. Mario', 'J. R. R. Mario'],
  ['田中さん', '田中さん'],
  ['  two \t\r\n lines ', 'two lines'],
  ['\u202eannA', 'annA'],
  ['You won! www evil', ''],
  ['Visit evil.example', ''],
  ['http://evil.example', ''],
  ['mail me@evil', ''],
  ['x'.repeat(61), ''],
  ['', ''],
])('T-C5: the name %j is written as %j', (name, written) => expect(nameInMail(name)).toBe(written));
