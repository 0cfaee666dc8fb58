import { providerChange, settingAttributes } from './settings.ts';
import type { SessionFunction } from './settings.ts';

/** The settings as properties; `lang` is the platform's own property and reflects already. */
const reflected = settingAttributes.filter((name) => name !== 'lang');

/**
 * Defines `<ta-provider>`: attributes and a `session` property that the widgets inside it read. It renders nothing
 * and lays out nothing (`display: contents`).
 */
export function defineProvider(prefix = 'ta'): void {
  const tag = `${prefix}-provider`;
  if (customElements.get(tag)) return;

  class ProviderElement extends HTMLElement {
    static readonly observedAttributes = [...settingAttributes];
    #session: SessionFunction | null = null;

    connectedCallback(): void {
      const element = this as unknown as Record<string, unknown>;
      // Set before the script came: own properties would hide the accessors.
      for (const name of ['session', ...reflected]) {
        if (!Object.hasOwn(this, name)) continue;
        const early = element[name];
        delete element[name];
        element[name] = early;
      }
      if (!this.style.display) this.style.setProperty('display', 'contents');
      this.#tell();
    }

    attributeChangedCallback(): void {
      this.#tell();
    }

    get session(): SessionFunction | null {
      return this.#session;
    }

    /** Asked for a short-lived credential; null returns to the page's own sign-in. Never reflected. */
    set session(value: SessionFunction | null) {
      this.#session = value ?? null;
      this.#tell();
    }

    #tell(): void {
      this.dispatchEvent(new Event(providerChange));
    }
  }
  for (const name of reflected) {
    Object.defineProperty(ProviderElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: ProviderElement) {
        return this.getAttribute(name) ?? undefined;
      },
      set(this: ProviderElement, value: unknown) {
        if (value === undefined || value === null) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  customElements.define(tag, ProviderElement);
}
