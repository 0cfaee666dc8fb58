/** The code that a page pastes for a widget: made by the build for its page, and again when an attribute changes. */

export interface Snippet {
  /** Origin of the lab. */
  readonly lab: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Attributes of the provider beside `gateway`. */
  readonly provider: Readonly<Record<string, string>>;
  /** Places the sign-in above the widget. */
  readonly withSignIn: boolean;
}

const script = (lab: string, tag: string) =>
  `<script type="module" src="${lab}/widgets/v1/${tag.replace(/^ta-/, '')}.js"></script>`;

const escaped = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** A boolean attribute is true when it is present, so its value is empty. */
const written = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');

export function snippetOf({ lab, tag, attributes, provider, withSignIn }: Snippet): string {
  const isProvider = tag === 'ta-provider';
  const inside = [...(withSignIn || isProvider ? ['ta-login'] : []), ...(isProvider ? [] : [tag])] as const;
  return [
    ...inside.map((name) => script(lab, name)),
    `<ta-provider${written({ gateway: lab, ...provider, ...(isProvider ? attributes : {}) })}>`,
    ...inside.map((name) => `  <${name}${name === tag ? written(attributes) : ''}></${name}>`),
    '</ta-provider>',
  ].join('\n');
}
