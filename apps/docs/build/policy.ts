/**
 * The Content Security Policy of the site: no inline code, Trusted Types enforced. Each page carries it, so that it holds
 * on any static host; the lab sends it as a header too, with the frames that it refuses.
 *
 * @param lab origin of the lab, '' = the site's own
 */
export function sitePolicy(lab: string): string {
  const both = ["'self'", lab].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src ${both}`,
    `style-src ${both}`,
    `img-src ${both} data: blob:`,
    `media-src ${both}`,
    "font-src 'self'",
    `connect-src ${both}`,
    `frame-src ${both}`,
    `form-action ${both}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ta-html dompurify',
  ].join('; ');
}
