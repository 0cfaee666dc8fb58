import { useRef } from 'react';
import type { ReactElement } from 'react';
import { layoutBlocks } from '@trade-area/core/contract';
import type { LayoutItem, LayoutWay } from '@trade-area/core/contract';
import { formatLayoutAddress } from '@trade-area/core/help';
import { useText } from '../../kit/text/engine.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CopyLink } from '../CopyLink.tsx';
import { Downloads } from './Downloads.tsx';
import { ItemList, Texts, Warning } from './ItemList.tsx';
import { LayoutAnswers } from './LayoutAnswers.tsx';
import { sectionId } from './LayoutCards.tsx';
import { LayoutPart } from './LayoutPart.tsx';
import { RecommendedImages } from './RecommendedImages.tsx';
import { SizeList } from './SizeList.tsx';
import { layoutHelpTexts } from './layoutHelpStrings.ts';
import { StyleCards } from './StyleCards.tsx';
import { TemplateDownload } from './TemplateDownload.tsx';
import type { LayoutHelpContent } from './useLayoutHelp.ts';
import { useLinkedPart } from './useLinkedPart.ts';

export interface LayoutSectionProps {
  readonly way: LayoutWay;
  readonly card: LayoutItem;
  readonly content: LayoutHelpContent;
  /** The part, answer or gallery that the address names; '' = none. */
  readonly item: string;
  /** Asks for another one; `replace`: no step back leads to the former one. */
  readonly onItem: (item: string, replace?: boolean) => void;
}

/** The parts that are drawn by code around the lab's data, each before a block of texts. */
const drawnBefore: Readonly<
  Record<LayoutWay, { readonly block: string; readonly parts: readonly string[] }>
> = {
  graphisoftware: { block: '', parts: [] },
  graficafornita: { block: 'requirements', parts: ['template', 'sizes'] },
  impaginazione: { block: 'faq', parts: ['styles', 'images'] },
};

/** The section of one way: links to its parts, and the parts in the order of the page (LAY-05 to LAY-31). */
export function LayoutSection({ way, card, content, item, onItem }: LayoutSectionProps): ReactElement {
  const t = useText(layoutHelpTexts);
  const root = useRef<HTMLElement>(null);
  useLinkedPart({ way, item }, root);
  const items = content.items.filter((each) => each.way === way && each.block !== 'card');
  const parts = partsOf(way, items, content);
  const isGone =
    item !== '' && !parts.includes(item) && [...items, ...content.styles].every(({ id }) => id !== item);
  const titled = parts.filter((part) => !untitled.has(part));
  return (
    <section
      className="ta-layout__section"
      id={sectionId(way)}
      aria-label={card.title}
      ref={root}
      part="section"
    >
      <header className="ta-layout__head">
        <h2 className="ta-layout__title" tabIndex={-1} data-heading>
          {card.title}
        </h2>
        <CopyLink address={formatLayoutAddress({ way, item: '' })} name={card.title} />
      </header>
      {isGone && <Notice tone="info">{t('gone')}</Notice>}
      {titled.length > 2 && (
        <nav className="ta-layout__parts" aria-label={t('parts', { way: card.title })}>
          {titled.map((part) => (
            <a
              key={part}
              className="ta-link"
              href={formatLayoutAddress({ way, item: part })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onItem(part);
              }}
            >
              {titleOf(part, items, t)}
            </a>
          ))}
        </nav>
      )}
      {parts.map((part) => (
        <LayoutPart key={part} name={part} title={untitled.has(part) ? '' : titleOf(part, items, t)}>
          {drawPart(
            part,
            items.filter(({ block }) => block === part),
            { way, content, item, onItem },
          )}
        </LayoutPart>
      ))}
    </section>
  );
}

/** Parts whose texts bring their own titles. */
const untitled: ReadonlySet<string> = new Set(['intro', 'warning']);
/** Parts that are named by their only text. */
const named: ReadonlySet<string> = new Set(['install', 'news']);
const headings = {
  downloads: 'downloads',
  previous: 'previous',
  links: 'links',
  requirements: 'requirements',
  mac: 'mac',
  windows: 'windows',
  faq: 'faq',
  tips: 'tips',
  template: 'template',
  sizes: 'sizes',
  styles: 'styles',
  images: 'images',
} as const;

function titleOf(
  part: string,
  items: readonly LayoutItem[],
  t: (key: (typeof headings)[keyof typeof headings]) => string,
): string {
  if (named.has(part)) return items.find(({ block }) => block === part)?.title ?? '';
  return Object.hasOwn(headings, part) ? t(headings[part as keyof typeof headings]) : '';
}

/** Names of the parts that have something to show, in order. */
function partsOf(
  way: LayoutWay,
  items: readonly LayoutItem[],
  { styles, sizes }: LayoutHelpContent,
): readonly string[] {
  const { block, parts } = drawnBefore[way];
  const isFilled = (part: string) =>
    part === 'sizes' || part === 'template'
      ? sizes.length > 0
      : part === 'images'
        ? styles.some(({ images }) => images.length > 0)
        : styles.length > 0;
  const drawn = parts.filter(isFilled);
  return layoutBlocks.flatMap((each) => {
    const own = items.some((item) => item.block === each) ? [each] : [];
    return each === block ? [...drawn, ...own] : own;
  });
}

function drawPart(
  part: string,
  items: readonly LayoutItem[],
  { way, content, item, onItem }: Omit<LayoutSectionProps, 'card'>,
): ReactElement | null {
  switch (part) {
    case 'intro':
      return <Texts items={items} titled />;
    case 'install':
    case 'news':
      return <Texts items={items} />;
    case 'warning':
      return <Warning items={items} />;
    case 'downloads':
    case 'previous':
    case 'links':
      return <Downloads items={items} kind={part} />;
    case 'requirements':
    case 'tips':
      return <ItemList items={items} look={part} />;
    case 'mac':
    case 'windows':
    case 'faq':
      return <LayoutAnswers items={items} way={way} />;
    case 'template':
      return <TemplateDownload sizes={content.sizes} />;
    case 'sizes':
      return <SizeList sizes={content.sizes} />;
    case 'styles':
      return <StyleCards styles={content.styles} open={item} onOpen={onItem} />;
    case 'images':
      return <RecommendedImages styles={content.styles} />;
    default:
      return null;
  }
}
