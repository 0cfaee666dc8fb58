/**
 * The only file that knows r2wc. As it comes, r2wc takes a bare boolean attribute for absent, keeps a removed
 * attribute's value, writes object properties into attributes, ignores `undefined`, loses properties set before the
 * script loads, lower-cases events, and unmounts an element that is only moved. So r2wc gets no props at all: this
 * subclass keeps them in a snapshot that the mounted `Bridge` subscribes to, and r2wc does the mounting.
 */
import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { SessionArea } from '@trade-area/core';
import type { TextBundle } from '../../kit/text/bundle.ts';
import { attributeName } from './attributeName.ts';
import { Bridge } from './Bridge.tsx';
import { defineProvider } from './defineProvider.ts';
import type { AttributeType, ElementManifest } from './elementManifest.ts';
import { discardDrawn, drawnKey, takeDrawn } from './drawn.ts';
import type { Drawn } from './drawn.ts';
import { sessionAreaFor } from './sessionAreas.ts';
import { findProvider, providerChange, readSettings, settingAttributes } from './settings.ts';
import type { ElementSettings, SessionFunction } from './settings.ts';
import { sheetFor } from './sheets.ts';
import { version } from './version.ts';

/** Dispatches one of the manifest's events; false when the page called `preventDefault()`. */
export type Emit = (name: string, detail: unknown) => boolean;

/** The props of every component behind an element, beside its own attributes and properties. */
export interface ElementProps {
  readonly emit: Emit;
  readonly settings: ElementSettings;
}

export interface ElementDefinition {
  readonly manifest: ElementManifest;
  /** Gets the manifest's attributes and properties by their camelCase names. */
  readonly component: ComponentType<ElementProps & Readonly<Record<string, unknown>>>;
  /** Adds features to the page's session. Default: the session is enough. */
  readonly extend?: (area: SessionArea) => SessionArea;
  /** Texts that must be there before anything is shown. */
  readonly texts: readonly TextBundle[];
  /** Style sheets of the shadow root, as text. */
  readonly styles: readonly string[];
  /** Makes ready what the first drawing needs of the data that came with it; false: it cannot be used. */
  readonly takeOver?: (drawn: Drawn, settings: ElementSettings) => Promise<boolean>;
}

export interface Snapshot {
  readonly settings: ElementSettings;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The part of the element that `Bridge`, which is mounted in it, may use. */
export interface Bridged {
  readonly definition: ElementDefinition;
  readonly emit: Emit;
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  sessionArea(gateway: string, session: SessionFunction | null): SessionArea;
}

const readers: Readonly<Record<AttributeType, (value: string | null) => unknown>> = {
  string: (value) => value ?? undefined,
  number: (value) =>
    value === null || value.trim() === '' || Number.isNaN(Number(value)) ? undefined : Number(value),
  boolean: (value) => value !== null && value !== 'false',
};

const scriptOrigin = new URL(import.meta.url).origin;

/**
 * Defines a manifest's element, and before it the provider, so that the element finds its settings. Defining a tag twice
 * keeps the first and says so in the console.
 * @param prefix replaces `ta` in the tag. Default `ta`.
 */
export function defineElement(definition: ElementDefinition, prefix = 'ta'): void {
  defineProvider(prefix);
  const tag = definition.manifest.tag.replace(/^ta-/, `${prefix}-`);
  const existing = customElements.get(tag) as { taVersion?: string } | undefined;
  if (existing) {
    if (existing.taVersion !== version) {
      console.info(
        `ta: <${tag}> is already defined${existing.taVersion ? ` by version ${existing.taVersion}` : ''}; the first stays. Load one version per page, or give this one a prefix of its own.`,
      );
    }
    return;
  }
  customElements.define(tag, elementClass(definition, `${prefix}-provider`));
}

function elementClass(definition: ElementDefinition, providerTag: string): CustomElementConstructor {
  const { attributes, properties } = definition.manifest;
  const attributeNames = Object.keys(attributes);
  const byAttribute = new Map(attributeNames.map((name) => [attributeName(name), name]));
  const Mounted = r2wc(Bridge, { shadow: 'open', props: [] }) as unknown as {
    new (): HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
  };

  class TradeAreaElement extends Mounted implements Bridged {
    static readonly taVersion = version;
    static readonly observedAttributes = [...byAttribute.keys()];

    readonly definition = definition;
    readonly #listeners = new Set<() => void>();
    readonly #properties: Record<string, unknown> = {};
    #provider: Element | null = null;
    #snapshot: Snapshot | null = null;
    #mounted = false;

    constructor() {
      super();
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = definition.styles.map(sheetFor);
    }

    /** Keeps the content that a server or the first script has drawn. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    readonly emit: Emit = (name, detail) =>
      this.dispatchEvent(
        new CustomEvent(name, {
          detail,
          bubbles: true,
          composed: true,
          cancelable: definition.manifest.events[name]?.cancelable ?? false,
        }),
      );

    subscribe(listener: () => void): () => void {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    }

    snapshot(): Snapshot {
      this.#snapshot ??= {
        settings: readSettings(this, this.#provider, scriptOrigin),
        values: {
          ...Object.fromEntries(attributeNames.map((name) => [name, this.#attribute(name)])),
          ...this.#properties,
        },
      };
      return this.#snapshot;
    }

    override connectedCallback(): void {
      this.#adoptEarlyProperties();
      this.#follow(findProvider(this, providerTag));
      if (this.#mounted) return;
      this.#mounted = true;
      const mount = () => this.#mounted && super.connectedCallback();
      const { takeOver } = definition;
      const drawn = takeOver ? takeDrawn(this) : null;
      if (drawn && takeOver) void this.#adopt(drawn, takeOver).then(mount);
      else mount();
    }

    /** Keeps the content of the shadow root when it can be taken over unchanged, otherwise removes it. */
    async #adopt(
      coming: Promise<Drawn | null>,
      takeOver: NonNullable<ElementDefinition['takeOver']>,
    ): Promise<void> {
      const drawn = await coming;
      const fits = drawn !== null && (await takeOver(drawn, this.snapshot().settings).catch(() => false));
      if (!fits || drawn.key !== drawnKey(this.snapshot())) discardDrawn(this);
    }

    sessionArea(gateway: string, session: SessionFunction | null): SessionArea {
      return sessionAreaFor(gateway, session);
    }

    override disconnectedCallback(): void {
      // A move disconnects and connects within one task: only an element that stays away is unmounted.
      queueMicrotask(() => {
        if (this.isConnected || !this.#mounted) return;
        this.#mounted = false;
        this.#follow(null);
        super.disconnectedCallback();
      });
    }

    attributeChangedCallback(): void {
      this.#change();
    }

    setProperty(name: string, value: unknown): void {
      this.#properties[name] = value;
      this.#change();
    }

    getProperty(name: string): unknown {
      return this.#properties[name];
    }

    #attribute(name: string): unknown {
      const type = attributes[name]?.type ?? 'string';
      return readers[type](this.getAttribute(attributeName(name)));
    }

    #follow(provider: Element | null): void {
      if (provider === this.#provider) return;
      this.#provider?.removeEventListener(providerChange, this.#change);
      this.#provider = provider;
      provider?.addEventListener(providerChange, this.#change);
      this.#change();
    }

    /** A page may set `element.session = …` before the script arrives: then it is an own property that hides ours. */
    #adoptEarlyProperties(): void {
      for (const name of [...Object.keys(properties), ...attributeNames]) {
        if (!Object.hasOwn(this, name)) continue;
        const early = (this as unknown as Record<string, unknown>)[name];
        delete (this as unknown as Record<string, unknown>)[name];
        (this as unknown as Record<string, unknown>)[name] = early;
      }
    }

    readonly #change = (): void => {
      this.#snapshot = null;
      this.#listeners.forEach((listener) => listener());
    };
  }

  for (const name of attributeNames) {
    const type = attributes[name]?.type ?? 'string';
    // `lang` is the platform's own property and reflects already.
    if (settingAttributes.some((setting) => setting === name && setting === 'lang')) continue;
    Object.defineProperty(TradeAreaElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: TradeAreaElement) {
        return readers[type](this.getAttribute(attributeName(name)));
      },
      set(this: TradeAreaElement, value: unknown) {
        if (value === undefined || value === null || value === false)
          this.removeAttribute(attributeName(name));
        else this.setAttribute(attributeName(name), value === true ? '' : String(value));
      },
    });
  }
  for (const name of Object.keys(properties)) {
    Object.defineProperty(TradeAreaElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: TradeAreaElement) {
        return this.getProperty(name);
      },
      set(this: TradeAreaElement, value: unknown) {
        this.setProperty(name, value);
      },
    });
  }
  return TradeAreaElement;
}
