import { describe, expect, it } from 'vitest';
import { treeOf } from './tree.ts';

describe('markup as nested lists', () => {
  it.each([
    ['<p>a</p>', ['p', {}, ['a']]],
    ['<p class="x" hidden></p>', ['p', { class: 'x', hidden: '' }, []]],
    ['<p title="&lt;b&gt; &amp; &quot;c&quot;">&lt;i&gt;</p>', ['p', { title: '<b> & "c"' }, ['<i>']]],
    ['<p><img src="a"/><br>b</p>', ['p', {}, [['img', { src: 'a' }, []], ['br', {}, []], 'b']]],
    [
      '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
      ['svg', { viewBox: '0 0 1 1' }, [['path', { d: 'M0 0' }, []]]],
    ],
    ['<p>a > b</p>', ['p', {}, ['a > b']]],
  ])('%s', (markup, tree) => {
    expect(treeOf(markup)).toEqual(tree);
  });

  it.each(['<p>', 'text<p></p>', '<p></b>', '<p></p><p></p>', '<p a=b></p>', '<p><!-- x --></p>', ''])(
    'refuses %s',
    (markup) => expect(() => treeOf(markup)).toThrow('not understood'),
  );
});
