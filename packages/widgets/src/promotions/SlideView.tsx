import type { ReactElement } from 'react';
import type { Language } from '@trade-area/core/contract';
import { readLink } from '@trade-area/core/kernel';
import { formatPromotionsAddress, pictureOf, subjectOf } from '@trade-area/core/promotions';
import type { ShownSlide } from '@trade-area/core/promotions';
import { useTradeArea } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { LabPicture } from './LabPicture.tsx';

export interface SlideViewProps {
  readonly shown: ShownSlide;
  /** The next one: only its picture is fetched, nothing is shown or reached. Default false. */
  readonly ahead?: boolean | undefined;
  /** How wide a picture in several sizes is drawn, as `sizes` has it. */
  readonly sizes: string;
}

/** One slide: its picture, with its words where the picture has none, and where it leads. */
export function SlideView({ shown, ahead = false, sizes }: SlideViewProps): ReactElement {
  const language = useLanguage();
  const slide = useSlide(shown, language);
  const { name, picture, wordless } = slide;
  const file = wordless ? { ...wordless, sizes } : { address: picture };
  if (ahead) {
    return (
      <span className="ta-promo-slide__preview" aria-hidden="true">
        <LabPicture {...file} alt="" />
      </span>
    );
  }
  const [title = '', ...more] = name.split(' · ');
  const content = wordless ? (
    <span className="ta-promo-slide__frame ta-promo-slide__frame--words">
      <span className="ta-promo-slide__photo">
        <LabPicture key={slide.key} {...file} alt="" />
      </span>
      <span className="ta-promo-slide__text">
        <strong className="ta-promo-slide__title">{title}</strong> <span>{more.join(' · ')}</span>
      </span>
    </span>
  ) : (
    <span className="ta-promo-slide__frame">
      <LabPicture key={slide.key} {...file} alt={name} instead={name} />
    </span>
  );
  if (slide.href === null) return <div className="ta-promo-slide">{content}</div>;
  return (
    <a
      className="ta-promo-slide"
      href={slide.href}
      {...(slide.away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {content}
    </a>
  );
}

interface SlideWords {
  readonly key: string;
  readonly name: string;
  readonly picture: string | null;
  /** Its picture without words, which then stand beside it. */
  readonly wordless?: { readonly address: string; readonly srcset: string; readonly avif: string } | null;
  /** Null: it leads nowhere. */
  readonly href: string | null;
  /** Out of the portal: beside the page (STORE-50). */
  readonly away: boolean;
}

function useSlide(shown: ShownSlide, language: Language): SlideWords {
  const { labOrigin, portalOrigin, links } = useTradeArea().config;
  if (shown.kind === 'promotion') {
    const { promotion, image } = shown;
    return {
      key: `promotion ${promotion.promo}`,
      name: subjectOf(promotion, language),
      picture: image,
      href: formatPromotionsAddress({ tab: 'active', page: 1, openpromo: promotion.promo }),
      away: false,
    };
  }
  const { slide } = shown;
  const image = pictureOf(slide.image, labOrigin);
  const link = readLink(slide.link, { portalOrigin, website: links.website });
  return {
    key: `slide ${slide.id}`,
    name: slide.nome,
    picture: pictureOf(slide.url_img, labOrigin),
    wordless: image === null ? null : { address: image, srcset: slide.image_srcset, avif: slide.image_avif },
    href: link && (link.path ?? link.href),
    away: link !== null && link.path === null,
  };
}
