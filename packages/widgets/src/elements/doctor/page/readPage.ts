import { htmlPolicy } from '../../../kit/html/policy.ts';
import type { PageFacts, PlacedFrame, PlacedScript, Violation } from '../checks/facts.ts';
import { readElements } from './readElements.ts';
import { readTokens } from './readTokens.ts';

/** Events of the page since the doctor is on it. */
export interface Heard {
  readonly violations: readonly Violation[];
  /** Texts of the policies that refused something. */
  readonly policies: readonly string[];
  readonly isSettled: boolean;
}

/** Reads a page: changes nothing in it, and asks nobody. `page` is the doctor's document. */
export function readPage(page: Document, prefix: string, heard: Heard): PageFacts {
  const metas = page.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]');
  return {
    origin: globalThis.origin,
    isSecureContext: globalThis.isSecureContext,
    isSettled: heard.isSettled,
    characterSet: page.characterSet,
    language: page.documentElement.lang,
    elements: readElements(page, prefix),
    scripts: [...page.scripts].flatMap(placedScript),
    frames: [...page.querySelectorAll('iframe')].map(placedFrame),
    policies: [...new Set([...[...metas].map(({ content }) => content), ...heard.policies])],
    violations: heard.violations,
    isHtmlPolicyRefused: htmlPolicy(globalThis).kind === 'refused',
    tokens: readTokens(page),
    isStorageBlocked: isStorageBlocked(),
    replaced: replaced(),
    unsupported: unsupported(),
  };
}

/** The addresses of `/widgets/<version>/<name>.js`, of whichever lab. */
const ours = /\/widgets\/([^/]+)\/([\w-]+)\.js$/;

function placedScript({ src, type }: HTMLScriptElement): PlacedScript[] {
  const [, version = '', name = ''] = (URL.canParse(src) && ours.exec(new URL(src).pathname)) || [];
  return name === '' ? [] : [{ src, name, version, isModule: type === 'module' }];
}

const placedFrame = (frame: HTMLIFrameElement): PlacedFrame => ({
  src: frame.src,
  sandbox: frame.hasAttribute('sandbox') ? [...frame.sandbox] : null,
});

function isStorageBlocked(): boolean {
  try {
    globalThis.localStorage.getItem('ta-probe');
    return false;
  } catch {
    return true;
  }
}

/** A function of the browser shows no source of its own. */
function replaced(): readonly string[] {
  const functions: Readonly<Record<string, unknown>> = {
    fetch: globalThis.fetch,
    'XMLHttpRequest.prototype.open': globalThis.XMLHttpRequest.prototype.open,
    'XMLHttpRequest.prototype.send': globalThis.XMLHttpRequest.prototype.send,
  };
  const isNative = (value: unknown) =>
    typeof value === 'function' && Function.prototype.toString.call(value).includes('[native code]');
  return Object.keys(functions).filter((name) => !isNative(functions[name]));
}

/** Features of the browsers that the build is made for (`cssTarget` of `vite.elements.config.ts`). */
function unsupported(): readonly string[] {
  const supports = (property: string, value: string) => CSS.supports(property, value);
  const features: Readonly<Record<string, boolean>> = {
    adoptedStyleSheets: 'adoptedStyleSheets' in Document.prototype,
    '<dialog>': 'HTMLDialogElement' in globalThis,
    'light-dark()': supports('color', 'light-dark(#000, #fff)'),
    'color-mix()': supports('color', 'color-mix(in srgb, #000, #fff)'),
    '@container': supports('container-type', 'inline-size'),
    'Array.prototype.toSorted': 'toSorted' in Array.prototype,
  };
  return Object.keys(features).filter((name) => !features[name]);
}
