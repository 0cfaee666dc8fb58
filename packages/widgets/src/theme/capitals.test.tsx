import { expect, test } from 'vitest';
import type { ReactElement } from 'react';
import { render } from '../../testing/render.tsx';
import { Button } from '../ui/Button.tsx';
import { Sections } from '../ui/Sections.tsx';
import { Tabs } from '../ui/Tabs.tsx';

const ignore = () => undefined;
const tabs = (title: string) => (
  <Tabs label="Lists" tabs={[{ key: 'a', title }]} selected="a" onSelect={ignore}>
    Rows
  </Tabs>
);
const sections = (title: string) => (
  <Sections sections={[{ key: 'a', title, content: () => 'Fields' }]} open="" onOpen={ignore} />
);

/** Each kind of text that is set in capitals, with the element that holds the letters. */
const kinds: readonly (readonly [string, string, (text: string) => ReactElement])[] = [
  ['page title', 'h1', (text) => <h1 className="ta-title">{text}</h1>],
  ['section title', 'h2', (text) => <h2 className="ta-heading">{text}</h2>],
  ['accordion title', '.ta-sections__title', sections],
  ['tab', '[role="tab"]', tabs],
  ['filter', 'button', (text) => <button className="ta-filter">{text}</button>],
  ['primary action', '.ta-button__text', (text) => <Button variant="primary">{text}</Button>],
  [
    'primary link',
    '.ta-button__text',
    (text) => (
      <Button variant="primary" href="#a">
        {text}
      </Button>
    ),
  ],
  [
    'small primary action',
    '.ta-button__text',
    (text) => (
      <Button variant="primary" size="small">
        {text}
      </Button>
    ),
  ],
  ['destructive action', '.ta-button__text', (text) => <Button variant="danger">{text}</Button>],
  [
    'action of a card',
    'a',
    (text) => (
      <a className="ta-action ta-link" href="#a">
        {text}
      </a>
    ),
  ],
];

async function lookOf(drawn: ReactElement, selector: string) {
  const { container } = render(drawn);
  await expect.poll(() => container.querySelector(selector)).not.toBeNull();
  const element = container.querySelector<HTMLElement>(selector) as HTMLElement;
  const { textTransform, letterSpacing, fontSize, fontWeight } = getComputedStyle(element);
  return { element, look: { textTransform, letterSpacing, fontSize, fontWeight } };
}

test.each(kinds)(
  'I18N-11: a %s looks the same, whether a row quotes it in capitals or not',
  async (_kind, selector, draw) => {
    const quoted = await lookOf(draw('YOUR ORDERS'), selector);
    const other = await lookOf(draw('Your quotes'), selector);
    expect(other.look).toEqual(quoted.look);
    expect(other.look.textTransform).toBe('uppercase');
    expect(other.element.innerText).toBe('YOUR QUOTES');
    // The letters of the document remain.
    expect(other.element.textContent).toBe('Your quotes');
  },
);

test.each([
  [
    'title that is a name',
    'h1',
    <h1 key="a" className="ta-title" data-name>
      Anna &amp; Marco
    </h1>,
  ],
  ['secondary action', '.ta-button__text', <Button key="a">Anna &amp; Marco</Button>],
  [
    'link in a text',
    '.ta-button__text',
    <Button key="a" variant="link">
      Anna &amp; Marco
    </Button>,
  ],
] as const)('a %s keeps its letters', async (_kind, selector, drawn) => {
  const { element } = await lookOf(drawn, selector);
  expect(element.innerText).toBe('Anna & Marco');
});

test('I18N-11: the letters follow the language of the text', async () => {
  const { element } = await lookOf(
    <h2 className="ta-heading" lang="de">
      Größe und Maße
    </h2>,
    'h2',
  );
  expect(element.innerText).toBe('GRÖSSE UND MASSE');
});
