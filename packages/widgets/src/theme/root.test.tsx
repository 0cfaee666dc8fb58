import { afterEach, describe, expect, test } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';

const styles: HTMLStyleElement[] = [];
afterEach(() => {
  for (const style of styles.splice(0)) style.remove();
});
function pageStyle(css: string) {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  styles.push(style);
}
const computed = async (root: ParentNode, selector: string) => {
  await expect.poll(() => root.querySelector(selector)).not.toBeNull();
  return getComputedStyle(root.querySelector(selector) as Element);
};

describe('hostile pages (docs/embedding.md, Neighbours)', () => {
  const hostile = `* { all: unset !important }
    html { line-height: 9 !important; letter-spacing: 9px !important; text-transform: uppercase !important;
      font-size: 62.5% !important; text-indent: 50px !important; visibility: hidden !important;
      direction: rtl !important; white-space: pre !important; word-spacing: 1em !important }`;

  test('do not reach into a shadow root', async () => {
    const { container } = render(<Button variant="primary">LOGIN</Button>, { in: 'shadow' });
    const button = await computed(container, '.ta-button');
    const calm = { ...pick(button) };
    pageStyle(hostile);
    expect(pick(button)).toEqual(calm);
    expect(
      getComputedStyle(container.getRootNode() instanceof ShadowRoot ? host(container) : container).display,
    ).toBe('block');
    expect(calm.fontSize).toBe('15px');
  });

  test('on a plain page their bare-element rules weigh less than ours', async () => {
    const { container } = render(<Button variant="primary">LOGIN</Button>);
    const button = await computed(container, '.ta-button');
    const calm = { ...pick(button), padding: button.padding, background: button.backgroundColor };
    pageStyle(`button { padding: 40px; background: red; color: lime; border: 9px solid; text-transform: uppercase;
      letter-spacing: 9px; font: 40px/3 cursive; margin: 30px; float: right; box-shadow: 0 0 9px red }`);
    expect({ ...pick(button), padding: button.padding, background: button.backgroundColor }).toEqual(calm);
  });

  test('keep their own elements as they were', () => {
    const theirs = document.body.appendChild(document.createElement('button'));
    const before = { ...pick(getComputedStyle(theirs)), padding: getComputedStyle(theirs).padding };
    render(<Button>LOGIN</Button>);
    expect({ ...pick(getComputedStyle(theirs)), padding: getComputedStyle(theirs).padding }).toEqual(before);
    theirs.remove();
  });
});

describe('theme (docs/embedding.md, Looks)', () => {
  const paint = (container: HTMLElement) => getComputedStyle(container).color;

  test.each(['dark', 'light'])(
    '%s that was asked for paints its own paper, whatever the page is',
    async (theme) => {
      const page = document.body.appendChild(document.createElement('div'));
      page.style.background = theme === 'dark' ? '#fff' : '#000';
      const root = page.appendChild(document.createElement('div'));
      root.className = 'ta-root';
      root.dataset.theme = theme;
      const { container } = render(<Button>LOGIN</Button>);
      await expect.poll(() => container.querySelector('button')).not.toBeNull();
      expect(contrastOf(getComputedStyle(root))).toBeGreaterThan(7);
      root.dataset.theme = 'auto';
      expect(getComputedStyle(root).backgroundColor).toBe('rgba(0, 0, 0, 0)');
      page.remove();
    },
  );

  test('light and dark by data-theme, otherwise as the page', async () => {
    const { container } = render(<Button>LOGIN</Button>);
    await computed(container, '.ta-button');
    expect(paint(container)).toBe('rgb(29, 26, 23)');
    container.dataset.theme = 'dark';
    expect(paint(container)).toBe('rgb(241, 236, 227)');
    delete container.dataset.theme;
    pageStyle(':root { color-scheme: dark }');
    expect(paint(container)).toBe('rgb(241, 236, 227)');
    container.dataset.theme = 'light';
    expect(paint(container)).toBe('rgb(29, 26, 23)');
  });

  test.each(['page', 'shadow'] as const)(
    'a token set anywhere above reaches in (%s), its shades follow',
    async (place) => {
      const { container } = render(
        <Button>
          LOGIN <Badge count={1} label="1 message" />
        </Button>,
        { in: place },
      );
      pageStyle(
        'body { --ta-color-accent: rgb(1, 2, 3); --ta-font-text: monospace; --ta-radius-control: 9px }',
      );
      const button = await computed(container, '.ta-button');
      expect((await computed(container, '.ta-badge')).backgroundColor).toBe('rgb(1, 2, 3)');
      expect(button.fontFamily).toBe('monospace');
      expect(button.borderRadius).toBe('9px');
    },
  );
});

function host(container: HTMLElement): Element {
  return (container.getRootNode() as ShadowRoot).host;
}

function pick(style: CSSStyleDeclaration) {
  const { lineHeight, letterSpacing, wordSpacing, textTransform, textIndent, visibility, direction } = style;
  const { whiteSpace, fontSize, color, cssFloat, marginTop, boxShadow, borderTopWidth } = style;
  return {
    ...{ lineHeight, letterSpacing, wordSpacing, textTransform, textIndent, visibility, direction },
    ...{ whiteSpace, fontSize, color, cssFloat, marginTop, boxShadow, borderTopWidth },
  };
}

/** Contrast of the text with its own background, as WCAG counts it. */
function contrastOf({ color, backgroundColor }: CSSStyleDeclaration): number {
  const luminance = (text: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    expect(alpha).toBe(1);
    const linear = [red, green, blue].map((value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
