/** Browser and operating system of a user agent, a word each. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** The order matters: nearly every browser also claims to be another one. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** '' for an unknown browser or system; the header itself is not stored. */
export function deviceOf(userAgent: string): Device {
  const header = userAgent.slice(0, 500);
  const findName = (list: typeof browsers) => list.find(([pattern]) => pattern.test(header))?.[1] ?? '';
  return { browser: findName(browsers), system: findName(systems) };
}
