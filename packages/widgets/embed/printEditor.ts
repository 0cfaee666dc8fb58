/**
 * The script of a print editor that a page includes: it adds `setEditorConfig` and `deinit` to `TradeAreaPrintEditor`, to
 * which the page has assigned its own functions, and edits in `<ta-print-editor>` (docs/print-editor-service.md).
 *
 * @example
 * window.TradeAreaPrintEditor = { refreshSession, authUserRequest, goToCartFinished };
 * // after the script has loaded:
 * TradeAreaPrintEditor.setEditorConfig({ elementId: 'editor', productFamilyId: '27', language: 'en' });
 */
interface Config {
  /** Id of the element that is filled; it has a height of its own. Default `ta-print-editor`. */
  readonly elementId?: string;
  readonly productFamilyId?: string | number;
  /** Uuid of a saved project. Default: a new one. */
  readonly projectId?: string;
  readonly moduleId?: string | number;
  readonly productId?: string;
  readonly language?: string;
  readonly currency?: string;
  /** The credential of a customer, as the `session` function of an element answers it. Default: the page's `refreshSession`, else the person signs in here. */
  readonly sessionId?: string;
}

interface Host {
  refreshSession?(): Promise<string | null> | string | null;
  authUserRequest?(): Promise<string | null> | string | null;
  hideECommerce?(): void;
  showECommerce?(): void;
  goToCartFinished?(projectId: string, given: object): unknown;
}

interface Opened {
  readonly project: string;
  readonly family: string;
  readonly href: string;
}

const address = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;
const page = window as unknown as { TradeAreaPrintEditor?: Host };
const hostOf = (): Host => page.TradeAreaPrintEditor ?? {};

let editor: HTMLElement | null = null;
/** Counts the starts: one that was left while its script was loading places nothing. */
let starts = 0;

/** The functions by which the element asks for a credential: that of the configuration first, and once. */
function sessionOf(first: string): (() => Promise<string | null>) | null {
  const { refreshSession, authUserRequest } = hostOf();
  if (first === '' && !refreshSession && !authUserRequest) return null;
  let given = first;
  return async () => {
    const host = hostOf();
    const credential = given || (await host.refreshSession?.()) || (await host.authUserRequest?.());
    given = '';
    return credential || null;
  };
}

async function setEditorConfig(config: Config): Promise<void> {
  deinit();
  const start = starts;
  const id = config.elementId ?? 'ta-print-editor';
  const container = document.getElementById(id);
  if (!container) throw new Error(`ta: no element has the id "${id}". Make it before the print editor.`);
  await import(new URL('/widgets/v1/print-editor.js', address).href);
  if (start !== starts) return;
  const made = document.createElement('ta-print-editor');
  const attributes = {
    gateway: new URL(address).origin,
    family: config.productFamilyId,
    project: config.projectId,
    module: config.moduleId,
    product: config.productId,
    lang: config.language,
    currency: config.currency,
  };
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== '') made.setAttribute(name, String(value));
  const session = sessionOf(config.sessionId ?? '');
  if (session) Object.assign(made, { session });
  made.addEventListener('ta-project-open', () => hostOf().hideECommerce?.());
  made.addEventListener('ta-checkout', (event) => {
    const host = hostOf();
    if (!host.goToCartFinished) return;
    event.preventDefault();
    const { project, family, href } = (event as CustomEvent<Opened>).detail;
    host.goToCartFinished(project, { project: { id: project, familyId: family, href } });
  });
  container.append(made);
  editor = made;
}

/** Takes the editor from the page; what was edited is saved at the lab. */
function deinit(): void {
  starts += 1;
  if (!editor) return;
  editor.remove();
  editor = null;
  hostOf().showECommerce?.();
}

page.TradeAreaPrintEditor = Object.assign(hostOf(), { setEditorConfig, deinit });
