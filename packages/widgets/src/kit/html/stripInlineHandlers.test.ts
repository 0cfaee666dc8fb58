import { describe, expect, test } from 'vitest';
import { stripInlineHandlers } from './stripInlineHandlers.ts';

describe('HTML that a strict page parses without a report (T-B7, T-F5)', () => {
  test.each([
    ['<p style="color: red">Linen</p>', '<p>Linen</p>'],
    ["<p STYLE = 'a' lang=it>Lino</p>", '<p lang=it>Lino</p>'],
    ['<td align=left style=width:9px>x</td>', '<td align=left>x</td>'],
    ['<a href="/on=1?style=2" onclick="go()">x</a>', '<a href="/on=1?style=2">x</a>'],
    ['In style = a word, 1 < 2 onerror=x', 'In style = a word, 1 < 2 onerror=x'],
    ['<style>p{color:red}</style>After', 'After'],
    ['', ''],
  ])('%j becomes %j', (html, quiet) => expect(stripInlineHandlers(html)).toBe(quiet));
});
