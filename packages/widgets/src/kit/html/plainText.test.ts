import { describe, expect, test } from 'vitest';
import { plainText } from './plainText.ts';

describe('the words of HTML (T-B7)', () => {
  test.each([
    ['<p>Seven <b>colours</b></p>', 'Seven colours'],
    ['<h2>New</h2><p>One</p><p>Two<br>Three</p>', 'New\nOne\nTwo\nThree'],
    ['<ul><li>Sand</li><li>Sky</li></ul>', '• Sand\n• Sky'],
    ['A &amp; B &lt;3 &#8364; &#x20AC; &euro; &unknown; &AMP;', 'A & B <3 € € € &unknown; &'],
    ['<script>alert(1)</script><style>a{}</style>After', 'After'],
    ['<script>never closed', ''],
    ['<!-- note -->Shown<!-- open', 'Shown'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['&#0;&#55296;&#99999999;x', '&#99999999;x'],
    ['', ''],
    ['no markup at all', 'no markup at all'],
    ['<p title="a > b">x</p>', 'b">x'],
  ])('%j reads %j', (html, words) => expect(plainText(html)).toBe(words));
});
