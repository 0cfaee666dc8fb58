import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { hitting, liveness, numbered, ran } from '../../testing/hostilePage.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { SlotsAreNative } from './Slot.tsx';
import safeHtmlSheet from './html/safeHtml.css?inline';

const lab = 'http://127.0.0.1:9';
afterEach(() => ran.clear());

function raise(what: string): never {
  throw new Error(what);
}

/** Draws HTML as the widgets do and waits until all of it is there. */
async function show(...html: readonly string[]) {
  const rendered = await renderAsCustomer(
    <>
      {html.map((one, index) => (
        <SafeHtml key={index} html={one} />
      ))}
    </>,
  );
  const blocks = () => [...rendered.container.querySelectorAll<HTMLElement>('.ta-html')];
  await expect.poll(() => blocks().length).toBe(html.length);
  await expect
    .poll(() => blocks().every((block) => !block.hasAttribute('aria-busy')), { timeout: 10_000 })
    .toBe(true);
  return { ...rendered, blocks };
}

const chunks = (size: number) =>
  Array.from({ length: Math.ceil(numbered.length / size) }, (_, at) =>
    numbered.slice(at * size, (at + 1) * size),
  );

describe('hostile HTML (T-C1)', () => {
  test('none of over 1,500 payloads runs, whichever way it is written', { timeout: 120_000 }, async () => {
    expect(numbered.length).toBeGreaterThan(1500);
    const wrong: string[] = [];
    for (const chunk of chunks(150)) {
      const { blocks, remove } = await show(...chunk);
      await liveness(document);
      for (const element of blocks().flatMap((block) => [...block.querySelectorAll('*')])) {
        const bad = [...element.attributes].some(
          ({ name, value }) => name.startsWith('on') || /^\s*(java|vb)script:|^\s*data:/i.test(value),
        );
        const kind =
          /^(script|style|iframe|object|embed|svg|math|form|input|base|meta|link|template|dialog)$/;
        if (bad || kind.test(element.localName)) wrong.push(element.outerHTML);
      }
      remove();
    }
    expect(wrong).toEqual([]);
    expect([...ran]).toEqual([]);
  });

  test('neither in a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => host.remove());
    const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const { area } = await renderAsCustomer(null);
    const { AreaProvider } = await import('./provider.tsx');
    const root = createRoot(place);
    root.render(
      <SlotsAreNative.Provider value>
        <AreaProvider tradeArea={area} language="en" bundles={[]}>
          <SafeHtml html={`<p>New paper</p>${numbered.slice(0, 60).join('')}`} />
        </AreaProvider>
      </SlotsAreNative.Provider>,
    );
    await expect.poll(() => place.textContent).toContain('New paper');
    await liveness(document);
    expect([...ran]).toEqual([]);
    root.unmount();
  });
});

describe('what HTML of the lab may look like (T-C2)', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(safeHtmlSheet);
  const covering = [
    '<div style="position:fixed;inset:0;z-index:9;background:red">x</div>',
    '<div class="ta-dialog ta-dialog--full">Sign in again</div>',
    '<div class="ta-toasts">x</div>',
    '<div hidden popover=manual id=a>x</div>',
    '<dialog open>Sign in again</dialog>',
    '<form action="https://evil.test"><input name=password></form>',
    '<style>*{display:none}</style><p>x</p>',
    '<link rel=stylesheet href="https://evil.test/x.css"><p>x</p>',
    '<div style="margin-top:-5000px">x</div>',
    '<table width=9000 height=9000><td width=9000>x</table>',
    '<img src="/pictures/x.webp" width=9000 height=9000 alt="">',
    '<p slot="heading" part="dialog">x</p>',
    '<marquee behavior=alternate>x</marquee>',
    '<font size=7 color=white>x</font>',
    '<td background="https://evil.test/p.png">x',
  ];

  test.each(covering)('%s stays in its place', async (html) => {
    const { container, blocks } = await show(html);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    container.style.width = '400px';
    const [block] = blocks();
    if (!block) raise('nothing drawn');
    expect(getComputedStyle(block).contain).toBe('content');
    for (const element of block.querySelectorAll<HTMLElement>('*')) {
      const { position, zIndex, backgroundImage } = getComputedStyle(element);
      expect({ position, zIndex, backgroundImage }).toEqual({
        position: 'static',
        zIndex: 'auto',
        backgroundImage: 'none',
      });
      for (const name of ['style', 'class', 'slot', 'part', 'popover', 'background', 'name'])
        expect(element.hasAttribute(name)).toBe(false);
    }
    const outside = document.elementFromPoint(600, 10);
    expect(block.contains(outside)).toBe(false);
    expect(block.querySelector('form, input, dialog, style, link')).toBeNull();
  });

  test('asks nobody but the lab for pictures', async () => {
    const before = performance.getEntriesByType('resource').length;
    const { blocks } = await show(
      '<img src="https://evil.test/track.gif" alt="A tracker">',
      '<img src="//evil.test/track.gif" srcset="https://evil.test/2x.gif 2x" alt="">',
      '<img src="http://127.0.0.1:9@evil.test/x.gif" alt="">',
      '<img src="http://127.0.0.1:90/x.gif" alt="">',
      '<video poster="https://evil.test/p.png"></video><picture><source srcset="https://evil.test/s.png"></picture>',
      '<img src="/pictures/book.webp" width="40">',
    );
    await liveness(document);
    const pictures = blocks().flatMap((block) => [...block.querySelectorAll('img')]);
    expect(pictures.map(({ src, loading, alt }) => ({ src, loading, alt }))).toEqual([
      { src: `${lab}/pictures/book.webp`, loading: 'lazy', alt: '' },
    ]);
    expect(blocks()[0]?.textContent).toBe('A tracker');
    const asked = performance
      .getEntriesByType('resource')
      .slice(before)
      .map(({ name }) => name);
    expect(asked.filter((name) => name.includes('evil'))).toEqual([]);
  });

  test('gives the page no names', async () => {
    const names = ['taClobber', 'taHitForm', 'user', 'config'];
    await show(...names.map((name) => `<a id="${name}" name="${name}">x</a><img name="${name}" alt="">`));
    for (const name of names) {
      expect(document.getElementById(name)).toBeNull();
      expect((window as unknown as Record<string, unknown>)[name]).toBeUndefined();
    }
  });

  test.each([
    ['https://lab.test/a', 'https://lab.test/a', '_blank'],
    ['mailto:lab@lab.test', 'mailto:lab@lab.test', ''],
    ['tel:+390424', 'tel:+390424', ''],
    ['/ta/graphistore?filter=new', 'http://localhost:5100/ta/graphistore?filter=new', '_blank'],
    ['#prices', '#user-content-prices', ''],
    ['ftp://lab.test/a', null, ''],
    ['javascript:taHit(1)', null, ''],
    ['https://user:secret@lab.test/', null, ''],
    ['http://', null, ''],
  ])('a link to %s leads to %s', async (href, leads, target) => {
    const { blocks } = await show(`<p>Look <a href="${href}" onclick="taHit(0)">here</a></p>`);
    const link = blocks()[0]?.querySelector('a') ?? raise('no link');
    expect(link.getAttribute('href')).toBe(leads);
    expect(link.target).toBe(target);
    expect(link.rel).toBe(target === '_blank' ? 'noopener noreferrer' : '');
  });

  test('hands over the clean nodes before they are shown, and prepares them again when that changes', async () => {
    const seen: string[] = [];
    const prepareAs = (text: string) => (nodes: DocumentFragment) => {
      seen.push(nodes.textContent ?? '');
      nodes.firstElementChild?.append(text);
    };
    const [first, second] = [prepareAs(' first'), prepareAs(' second')];
    const html = '<p>Words</p><script>taRan()</script>';
    const { container, render } = await renderAsCustomer(<SafeHtml html={html} prepare={first} />);
    const text = () => container.querySelector('.ta-html')?.textContent;
    await expect.poll(text).toBe('Words first');
    render(<SafeHtml html={html} prepare={second} />);
    await expect.poll(text).toBe('Words second');
    expect([...new Set(seen)]).toEqual(['Words']);
  });

  test('keeps what an editor writes', async () => {
    const { screen, blocks } = await show(
      '<section><h2>Linen <em>2027</em></h2><ul><li>Sand</li><li>Sky</li></ul><table><tr><th>30×30</th><td>49 €</td></tr></table></section>',
    );
    await expect.element(screen.getByRole('heading', { name: 'Linen 2027' })).toBeInTheDocument();
    expect(screen.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(screen.getByRole('cell', { name: '49 €' })).toBeInTheDocument();
    expect(blocks()[0]?.querySelector('section')).toBeNull();
  });
});

describe('pages with a policy of their own (T-B7)', () => {
  const body = `<h2 style="color:red">New linen</h2><style>p{}</style><p style="top:0" onclick="taHit('tt')">Seven <b>colours</b> &amp; two weights.<img src=//evil.test/x onerror="taHit('tt')" alt=""></p>`;

  /** Draws into a page whose policy is `policy`. */
  async function showUnder(policy: string) {
    const frame = document.body.appendChild(document.createElement('iframe'));
    onTestFinished(() => frame.remove());
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
    frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><div id="place"></div>`;
    await loaded;
    const { contentDocument: page, contentWindow: view } = frame;
    const place = page?.getElementById('place');
    if (!page || !view || !place) raise('no frame');
    Object.assign(view, { taHit: hitting.taHit });
    const violations: string[] = [];
    page.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
    const { area } = await renderAsCustomer(null);
    const { AreaProvider } = await import('./provider.tsx');
    const root = createRoot(place);
    onTestFinished(() => root.unmount());
    root.render(
      <AreaProvider tradeArea={area} language="en" bundles={[]}>
        <SafeHtml html={body} />
      </AreaProvider>,
    );
    await expect.poll(() => place.textContent).toContain('Seven colours & two weights.');
    await liveness(document);
    return { place, view, violations };
  }

  test.each([
    ['no policy', "script-src 'self' 'unsafe-inline'", true],
    ['Trusted Types', "require-trusted-types-for 'script'", true],
    ['nothing inline', "default-src 'none'; style-src 'self'; require-trusted-types-for 'script'", true],
    ['ours listed', "require-trusted-types-for 'script'; trusted-types ta-html dompurify", true],
    ['none allowed', "require-trusted-types-for 'script'; trusted-types 'none'", false],
    ['another listed', "require-trusted-types-for 'script'; trusted-types angular", false],
  ])('%s: the text is there, formatted', async (_what, policy, quiet) => {
    const { place, violations } = await showUnder(policy);
    expect(place.querySelector('h2')?.textContent).toBe('New linen');
    expect(place.querySelector('b')?.textContent).toBe('colours');
    expect(place.querySelector('img, [onerror]')).toBeNull();
    expect(ran.has('tt')).toBe(false);
    expect(violations.length > 0).toBe(!quiet);
  });

  test('control: such a page refuses markup as it comes', async () => {
    const { place } = await showUnder("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(() => {
      place.innerHTML = body;
    }).toThrow('TrustedHTML');
  });

  test('no policy and no sanitiser of the browser: the words', async () => {
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'setHTML');
    if (own) {
      Reflect.deleteProperty(Element.prototype, 'setHTML');
      onTestFinished(() => void Object.defineProperty(Element.prototype, 'setHTML', own));
    }
    const { place } = await showUnder("require-trusted-types-for 'script'; trusted-types 'none'");
    const block = place.querySelector('.ta-html');
    expect(block?.textContent).toBe('New linen\nSeven colours & two weights.');
    expect(block?.children).toHaveLength(0);
  });
});
