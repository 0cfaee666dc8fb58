/** The templates for a language: the tree whose key has its code, else `en`, else the first (DOC-25). */
export function templatesFor(templates: Readonly<Record<string, unknown>>, language: string): unknown {
  const keys = Object.keys(templates).filter((key) => key.startsWith('lang_'));
  const has = (code: string) => keys.find((key) => key.toLowerCase().split('_').slice(1).includes(code));
  const key = has(language.toLowerCase()) ?? has('en') ?? keys[0];
  return key === undefined ? undefined : templates[key];
}

/** The key of the file at a leaf, which stands alone or with other things in an object; '' = the node is no leaf. */
export function readTemplateKey(node: unknown): string {
  if (typeof node === 'string') return node;
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return '';
  const { key } = node as { readonly key?: unknown };
  return typeof key === 'string' ? key : '';
}

/** `profile_sRGB` is the option `sRGB` of the group `profile`; a key without a group has the group ''. */
export function readTemplateOption(key: string): { readonly group: string; readonly label: string } {
  const at = key.indexOf('_');
  const label = key.slice(at + 1);
  return { group: at < 0 ? '' : key.slice(0, at), label: label === '' ? key : label };
}
