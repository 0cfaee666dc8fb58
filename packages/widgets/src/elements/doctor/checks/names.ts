/** Tags, attributes, values and properties as the page has written them, beside those that the manifests publish. */
import { interfaceLanguages, readLanguage } from '@trade-area/core/kernel';
import type { Facts, PlacedElement, PublishedElement } from './facts.ts';
import { bad, note } from './finding.ts';
import type { Finding } from './finding.ts';
import { nearest, plain } from './nearest.ts';
import { attributeLine, sessionLines, tagLine } from './written.ts';

const known = ({ published }: Facts) => new Map(published.elements.map((element) => [element.name, element]));

/** An element of the page with all that is published of it. */
function placed(facts: Facts): (readonly [PlacedElement, PublishedElement])[] {
  const byName = known(facts);
  return facts.page.elements.flatMap((element) => {
    const published = byName.get(element.name);
    return published ? [[element, published] as const] : [];
  });
}

/** A tag, an attribute or a value that no manifest has. */
export function checkNames(facts: Facts): Finding[] {
  const byName = known(facts);
  // A foreign element may begin with the prefix, too: once it is defined it is none of ours.
  const tags = facts.page.elements
    .filter(({ name, isDefined }) => facts.page.isSettled && !isDefined && !byName.has(name))
    .map(({ name, tag }) => {
      const meant = nearest(name, [...byName.keys()]);
      const right = `${facts.prefix}-${meant}`;
      return bad('tagUnknown', { tag: `<${tag}>` }, meant && `<${right}></${right}>`);
    });
  return [...tags, ...placed(facts).flatMap(([element, published]) => wrongAttributes(element, published))];
}

/** Attributes of every element, and those by which frameworks mark theirs. */
const globalAttributes = new Set(
  `accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert
  inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex
  title translate xmlns`.split(/\s+/),
);
const foreignAttribute = /^(?:data|aria|ng|v|x|hx|js)-|^(?:on|_|@|#|\.)|:/;

function wrongAttributes({ tag, attributes }: PlacedElement, published: PublishedElement): Finding[] {
  return Object.entries(attributes).flatMap(([name, value]): Finding[] => {
    const attribute = published.attributes[name];
    if (!attribute) {
      const isForeign = globalAttributes.has(name) || foreignAttribute.test(name);
      // `checkProperties` says where those belong.
      if (isForeign || published.properties.includes(name)) return [];
      const meant = nearest(name, Object.keys(published.attributes));
      const instead = meant && tagLine(tag, attributeLine(meant, value));
      return [bad('attributeUnknown', { attribute: name, tag: `<${tag}>` }, instead)];
    }
    if (name === 'lang' || value === '') return [];
    const { type, values } = attribute;
    if (type === 'number' && Number.isNaN(Number(value))) {
      return [bad('valueUnknown', { attribute: name, value, allowed: '1, 2, 3' }, attributeLine(name, '1'))];
    }
    if (!values || values.includes(value)) return [];
    const meant = nearest(value, values) || (values[0] ?? '');
    const allowed = values.join(', ');
    return [bad('valueUnknown', { attribute: name, value, allowed }, attributeLine(name, meant))];
  });
}

/** A language that the widgets do not have: they are shown in English. */
export function checkLanguage({ page }: Facts): Finding[] {
  const languages = interfaceLanguages.join(', ');
  const isWrong = (value: string) => value !== '' && readLanguage(value) === null;
  const written = page.elements.map(({ attributes }) => attributes['lang'] ?? '');
  const own = [...new Set(written)]
    .filter(isWrong)
    .map((value) => bad('languageUnknown', { value, languages }, 'lang="en"'));
  if (own.length > 0 || !isWrong(page.language) || !written.includes('')) return own;
  return [note('languageUnknown', { value: page.language, languages }, 'lang="en"')];
}

/** Properties that no accessor took, and objects that a page has written as attributes. */
export function checkProperties(facts: Facts): Finding[] {
  return placed(facts).flatMap(([{ tag, attributes, ownProperties, isDefined }, published]): Finding[] => {
    const asAttributes = published.properties
      .filter((name) => attributes[name] !== undefined && published.attributes[name] === undefined)
      .map((name) =>
        bad('propertyAsAttribute', { property: name, tag: `<${tag}>` }, propertyLines(facts, tag, name)),
      );
    // Until its script comes an element keeps what is set, and takes it over then.
    if (!isDefined) return asAttributes;
    const names = [...Object.keys(published.attributes), ...published.properties];
    const lost = ownProperties.flatMap((own): Finding[] => {
      const meant = names.find((name) => plain(name) === plain(own));
      if (meant === undefined) return [];
      const camel = meant.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
      return [bad('propertyLost', { property: own, tag: `<${tag}>` }, propertyLines(facts, tag, camel))];
    });
    return [...asAttributes, ...lost];
  });
}

const propertyLines = ({ prefix }: Facts, tag: string, name: string) =>
  name === 'session'
    ? sessionLines(prefix)
    : [`await customElements.whenDefined('${tag}');`, `document.querySelector('${tag}').${name} = …;`].join(
        '\n',
      );
