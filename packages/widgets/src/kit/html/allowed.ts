/**
 * The allowed elements of the lab's HTML (T-C1, T-C2): text, lists, tables, links and pictures. No style, class,
 * form, frame, dialog, SVG or MathML: nothing that runs, covers the page, or takes the look of a control of ours.
 */
export const allowedElements = [
  'a',
  'abbr',
  'b',
  'big',
  'blockquote',
  'br',
  'caption',
  'center',
  'cite',
  'code',
  'col',
  'colgroup',
  'dd',
  'del',
  'dfn',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'font',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'ins',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
  'var',
  'wbr',
] as const;

/** Their words stay when they go. What is in neither list goes with its content: scripts, styles, frames, drawings. */
export const unwrappedElements = [
  'address',
  'article',
  'aside',
  'button',
  'details',
  'dialog',
  'fieldset',
  'footer',
  'form',
  'header',
  'label',
  'legend',
  'main',
  'nav',
  'picture',
  'search',
  'section',
  'summary',
] as const;

/** No `style` and no `class`: a class of the page, or of ours, may be as good as a style. */
export const allowedAttributes = [
  'align',
  'alt',
  'cite',
  'colspan',
  'datetime',
  'dir',
  'height',
  'href',
  'id',
  'lang',
  'reversed',
  'rowspan',
  'scope',
  'span',
  'src',
  'start',
  'title',
  'valign',
  'width',
] as const;

/** Before every id of the lab, so that none becomes a global or answers to an id of the page. */
export const idPrefix = 'user-content-';

/** Where things of the HTML may come from. */
export interface HtmlSources {
  /** Origins whose pictures are shown; the address of anything else's is never asked. */
  readonly pictures: readonly string[];
  /** Base of relative image addresses. */
  readonly pictureBase: string;
  /** Base of relative links. */
  readonly linkBase: string;
}
