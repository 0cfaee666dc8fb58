import { expect, it } from 'vitest';
import { readTextParts } from './readTextParts.ts';

it.each([
  ['nothing', '', []],
  ['spaces alone', ' \n\n ', []],
  ['one paragraph', 'One line', ['paragraph One line']],
  ['paragraphs with an empty line between them', 'One\n\nTwo', ['paragraph One', 'paragraph Two']],
  ['a line break inside a paragraph', 'One\ntwo', ['paragraph One\ntwo']],
  ['a heading, which ends with its line', '# Files\nSend them.', ['heading Files', 'paragraph Send them.']],
  ['a heading after a paragraph', 'One\n# Two\n\nThree', ['paragraph One', 'heading Two', 'paragraph Three']],
  ['two headings', '# One\n# Two', ['heading One', 'heading Two']],
  ['line ends of Windows', '# One\r\nTwo\r\n\r\nThree', ['heading One', 'paragraph Two', 'paragraph Three']],
  ['a sign that is no heading', '#One', ['paragraph #One']],
])('%s', (_what, text, expected) =>
  expect(readTextParts(text).map((part) => `${part.kind} ${part.text}`)).toEqual(expected),
);
