import type { Field, OpenConfigurationCall } from './calls.ts';
import { createFieldForm } from './fieldForm.ts';
import { formTexts } from './formTexts.ts';
import { mountScene } from './mountScene.ts';
import type { ProductAnswer } from './fieldForm.ts';
import type { FieldProblem } from './formTexts.ts';

interface PriceAnswer {
  readonly slug: string;
  readonly fields: readonly Field[];
  readonly problems: readonly FieldProblem[];
  readonly price: unknown;
}

/** Milliseconds between the last change and the question for its price. */
const pause = 150;

/** The code that a page is told when the scene ends. */
const endCodes = { lost: 'contextLost', slow: 'slowScene', failed: 'noScene' } as const;

const valueOf = ({ numberValue, stringValue }: Field) => numberValue ?? stringValue ?? '';
const fieldsOf = (values: ReadonlyMap<string, string | number>): Field[] =>
  [...values].map(([name, value]) =>
    typeof value === 'number' ? { name, numberValue: value } : { name, stringValue: value },
  );

/** Runs one configurator of a page: scene, form, and the lab's price for every change. */
export const openConfiguration: OpenConfigurationCall = (element, options, { origin, send }) => {
  const configurator = String(options.configuratorId);
  const { token = '', ...parameters } = options.parameters ?? {};
  const headers = {
    'content-type': 'application/json',
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  };
  const chosen = new Map(
    (options.configuredProduct?.fields ?? []).map((field) => [field.name, valueOf(field)]),
  );
  const stage = element.ownerDocument.createElement('div');
  stage.style.aspectRatio = '4 / 3';
  element.append(stage);
  let complete: readonly Field[] = options.configuredProduct?.fields ?? [];
  let product: ProductAnswer | null = null;
  let scene: ReturnType<typeof mountScene> | null = null;
  let form: ReturnType<typeof createFieldForm> | null = null;
  let [timer, asking] = [0, 0];
  let isDisposed = false;
  let isSlowAllowed = false;
  const slow = element.ownerDocument.createElement('p');
  slow.className = 'ta-slow';
  slow.setAttribute('role', 'status');
  slow.hidden = true;
  element.append(slow);

  /** Says that the scene is slow here, with a button that draws it all the same. */
  function offerSlowScene(): void {
    const texts = formTexts(parameters['lang'] ?? '');
    const button = element.ownerDocument.createElement('button');
    Object.assign(button, { type: 'button', textContent: texts.showAnyway });
    button.addEventListener('click', () => {
      isSlowAllowed = true;
      slow.hidden = true;
      scene = null;
      if (product) draw(product.slug);
    });
    slow.replaceChildren(`${texts.slow} `, button);
    slow.hidden = false;
  }

  async function ask<T>(path: string, body?: unknown): Promise<T | null> {
    try {
      const answer = await fetch(`${origin}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        credentials: 'omit',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return answer.ok ? ((await answer.json()) as T) : null;
    } catch {
      return null;
    }
  }

  async function price(option?: string): Promise<void> {
    const number = (asking += 1);
    const answer = await ask<PriceAnswer>('/configurator/price', {
      ...parameters,
      configurator,
      fields: fieldsOf(chosen),
    });
    if (number !== asking || isDisposed) return;
    if (!answer) return send({ name: 'error', code: 'priceFailed' });
    complete = answer.fields;
    draw(answer.slug, option);
    form?.show(answer.fields, answer.problems);
    send({ name: 'fieldsChanged', fields: answer.fields, price: answer.price });
  }

  function draw(slug: string, option?: string): void {
    const configuration = {
      product: slug,
      fields: Object.fromEntries(complete.map((field) => [field.name, valueOf(field)])),
      swatches: Object.fromEntries(
        (product?.options ?? []).map(({ name, choices }) => [
          name,
          Object.fromEntries(choices.map(({ value, swatch }) => [value, swatch])),
        ]),
      ),
    };
    if (scene) return scene.update(configuration, option);
    stage.hidden = false;
    scene = mountScene({
      element: stage,
      photos: `${origin}/embed/photos/`,
      fonts: `${origin}/embed/fonts/`,
      configuration,
      isSlowAllowed,
      onState: (state) => {
        // A lost scene is gone: the next change draws a new one. So does the button below a slow one.
        if (state === 'lost' || state === 'slow') stage.hidden = true;
        if (state === 'lost') scene = null;
        if (state === 'slow') offerSlowScene();
        send(state === 'ready' ? { name: 'ready' } : { name: 'error', code: endCodes[state] });
      },
    });
  }

  function change(fields: Readonly<Record<string, string | number>>): void {
    for (const [name, value] of Object.entries(fields)) chosen.set(name, value);
    clearTimeout(timer);
    timer = window.setTimeout(() => void price(Object.keys(fields).at(-1)), pause);
  }

  void (async () => {
    const query = new URLSearchParams(parameters).toString();
    product = await ask<ProductAnswer>(`/configurator/product/${encodeURIComponent(configurator)}?${query}`);
    if (isDisposed) return;
    if (!product) return send({ name: 'error', code: 'noProduct' });
    if (options.showFields ?? true)
      form = createFieldForm(element, { product, language: parameters['lang'] ?? '' }, change);
    await price();
  })();

  return {
    setFields: change,
    setReadOnly: (isReadOnly) => form?.setReadOnly(isReadOnly),
    focus(field) {
      if (product) draw(product.slug, field);
      form?.focus(field);
    },
    configuredProduct: () => ({ idProduct: configurator, name: product?.name ?? '', fields: complete }),
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
      scene?.dispose();
      form?.remove();
      slow.remove();
      stage.remove();
    },
  };
};
