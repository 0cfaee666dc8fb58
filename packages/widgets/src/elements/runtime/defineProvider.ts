import { providerChange, settingAttributes } from './settings.ts';
import type { SessionFunction } from './settings.ts';

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
      const element = this as { session?: SessionFunction | null };
      if (Object.hasOwn(this, 'session')) {
        const early = element.session;
        delete element.session;
        this.session = early ?? null;
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
      this.#session = value;
      this.#tell();
    }

    #tell(): void {
      this.dispatchEvent(new Event(providerChange));
    }
  }
  customElements.define(tag, ProviderElement);
}
