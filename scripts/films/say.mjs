/** A caption in the five languages, in the order of the glossaries: English, Italian, Spanish, French, German. */
export const say = (en, it, es, fr, de) => mapValues({ en, it, es, fr: spaceFrench(fr), de }, keepUnits);

/** The no-break spaces of French typography, which a source does not show. */
const spaceFrench = (text) =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0');

/** No line ends between a number and its unit. */
const keepUnits = (text) => text.replace(/(\d) (dpi|ppp|mm|MB|Mo)\b/g, '$1\u00a0$2');

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** The browser of a photographer with a Mac, for which the software’s page offers its version first. */
export const macAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
