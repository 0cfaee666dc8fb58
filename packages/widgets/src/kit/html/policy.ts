/** The policy name that sanitised HTML needs under Trusted Types (T-B7). */
export const htmlPolicyName = 'ta-html';

/** A Trusted Types policy that only the sanitiser can reach. */
export interface HtmlPolicy {
  createHTML(html: string): TrustedText;
  createScriptURL(address: string): TrustedText;
}

/** `TrustedHTML` and its kind, of which only the browser knows more. */
interface TrustedText {
  toString(): string;
}

type PolicyFactory = {
  createPolicy(
    name: string,
    rules: { readonly [K in keyof HtmlPolicy]: (text: string) => string },
  ): HtmlPolicy;
};

/** `allowed`: made. `unneeded`: this browser knows no Trusted Types. `refused`: the page's policy does not list it. */
export type PolicyAnswer =
  | { readonly kind: 'allowed'; readonly policy: HtmlPolicy }
  | { readonly kind: 'unneeded' | 'refused' };

const made = new WeakMap<object, PolicyAnswer>();

/** The one policy of a window: a second of the same name would be refused. */
export function htmlPolicy(view: object): PolicyAnswer {
  const known = made.get(view);
  if (known) return known;
  const answer = create((view as { readonly trustedTypes?: PolicyFactory }).trustedTypes);
  made.set(view, answer);
  return answer;
}

function create(factory: PolicyFactory | undefined): PolicyAnswer {
  if (!factory) return { kind: 'unneeded' };
  try {
    const policy = factory.createPolicy(htmlPolicyName, {
      // The input is parsed into a document that runs nothing, and cleaned there.
      createHTML: (text) => text,
      createScriptURL: () => {
        throw new TypeError('ta: the policy ta-html makes no script addresses.');
      },
    });
    return { kind: 'allowed', policy };
  } catch {
    return { kind: 'refused' };
  }
}
