/** A page as plain data, so that every check is a function of values. `page/readPage.ts` reads it. */

/** One of our elements in the page. */
export interface PlacedElement {
  /** Without the prefix, such as `orders`. */
  readonly name: string;
  /** With the prefix of the page, such as `ta-orders`. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Names of properties that are the element's own, so that no accessor of ours saw them. */
  readonly ownProperties: readonly string[];
  readonly isDefined: boolean;
  /** Version of the widgets that defined it; '' for the provider and for what is not defined. */
  readonly version: string;
  /** The element or its provider has a `session` function. */
  readonly hasSession: boolean;
  /** In CSS pixels. */
  readonly width: number;
  /** It or something around it is not rendered, such as a closed tab. */
  readonly isHidden: boolean;
  /** The nearest of `a`, `button`, `label` and `form` around it; '' without one. */
  readonly inside: string;
}

/** A `<script src>` of the page that leads to our files. */
export interface PlacedScript {
  readonly src: string;
  /** File name without its ending, such as `orders` or `all`. */
  readonly name: string;
  /** The part of the address that names the version, such as `v1` or `0.1.0`. */
  readonly version: string;
  readonly isModule: boolean;
}

/** An `<iframe>` of the page. */
export interface PlacedFrame {
  readonly src: string;
  /** Words of its `sandbox`; null without the attribute. */
  readonly sandbox: readonly string[] | null;
}

/** The browser refused something because of the page's policy. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

export interface PageFacts {
  /** `null` in a sandbox without `allow-same-origin`. */
  readonly origin: string;
  readonly isSecureContext: boolean;
  /** The page has had time for its scripts. */
  readonly isSettled: boolean;
  readonly characterSet: string;
  /** `lang` of the page itself. */
  readonly language: string;
  readonly elements: readonly PlacedElement[];
  readonly scripts: readonly PlacedScript[];
  readonly frames: readonly PlacedFrame[];
  /** Texts of the policies that a script can know: of `<meta>`, and of those that refused something. */
  readonly policies: readonly string[];
  readonly violations: readonly Violation[];
  /** The page's policy lists Trusted Types policies without ours. */
  readonly isHtmlPolicyRefused: boolean;
  /** Names `--ta-*` that readable style sheets and `style` attributes of the page set. */
  readonly tokens: readonly string[];
  readonly isStorageBlocked: boolean;
  /** Functions of the browser that other code has replaced. */
  readonly replaced: readonly string[];
  /** Features that the widgets need and this browser lacks. */
  readonly unsupported: readonly string[];
}

/**
 * The answer to a request for `/health`. `wrong`: something else answered, or the lab failed; `refused`: answered, but
 * not for this origin; `silent`: nothing answered.
 */
export interface LabFacts {
  readonly answer: 'lab' | 'wrong' | 'refused' | 'silent';
  /** Status of an answer that can be read, otherwise 0. */
  readonly status: number;
  /** Milliseconds by which this device is ahead of the lab; 0 when unknown. */
  readonly ahead: number;
}

/** The session of the gateway that the doctor itself uses. */
export interface SessionFacts {
  /** The page gives the doctor a `session` function. */
  readonly hasFunction: boolean;
  readonly phase: 'starting' | 'signedOut' | 'signedIn';
  /** A session function returned a credential that the lab does not know, twice. */
  readonly isRefused: boolean;
  /** The session function threw, or the lab could not be asked. */
  readonly isFailed: boolean;
}

/** An attribute as the manifests publish it. */
export interface PublishedAttribute {
  readonly type: 'string' | 'number' | 'boolean';
  readonly values?: readonly string[];
}

/** An element as its manifest publishes it. */
export interface PublishedElement {
  readonly name: string;
  /** By kebab-case name. */
  readonly attributes: Readonly<Record<string, PublishedAttribute>>;
  readonly properties: readonly string[];
  readonly needsSignIn: boolean;
  readonly policy: readonly string[];
}

export interface Published {
  readonly elements: readonly PublishedElement[];
  /** Names `--ta-*`. */
  readonly tokens: readonly string[];
}

export interface Facts {
  /** Origin of the lab that the doctor asked. */
  readonly gateway: string;
  /** The prefix of the page's tags, normally `ta`. */
  readonly prefix: string;
  readonly page: PageFacts;
  readonly lab: LabFacts;
  readonly session: SessionFacts;
  readonly published: Published;
}
