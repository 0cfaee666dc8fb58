import { useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { isModifiedClick } from '../ui/dom.ts';
import { useTradeArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { arrowRightIcon } from '../ui/icons.ts';
import { ordersTexts } from './strings.ts';

export interface StoreBannerProps {
  readonly href: string;
  readonly onNavigate?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Name of the lab's picture beside the words. Default: none; a dead one leaves the words alone. */
  readonly picture?: string | undefined;
}

/** The way into the store from the home (DASH-02). */
export const StoreBanner = withBoundary(function StoreBanner({
  href,
  onNavigate,
  picture,
}: StoreBannerProps): ReactElement {
  const t = useText(ordersTexts);
  const { labOrigin } = useTradeArea().config;
  const [dead, setDead] = useState<string>();
  const address = (width: number) =>
    `${labOrigin}/pictures/${encodeURIComponent(picture ?? '')}-${width}.webp`;
  return (
    <section className="ta-orders-banner" aria-label={t('bannerTitle')}>
      <div className="ta-orders-banner__text">
        <div>
          <h2 className="ta-orders-banner__title">{t('bannerTitle')}</h2>
          <p className="ta-quiet">{t('bannerText')}</p>
        </div>
        <Button
          variant="primary"
          href={href}
          iconEnd={arrowRightIcon}
          onClick={(event) => !isModifiedClick(event) && onNavigate?.(href, event)}
        >
          {t('bannerAction')}
        </Button>
      </div>
      {picture && picture !== dead && (
        <img
          className="ta-orders-banner__picture"
          src={address(960)}
          srcSet={`${address(480)} 480w, ${address(960)} 960w`}
          sizes="320px"
          alt=""
          decoding="async"
          onError={() => setDead(picture)}
        />
      )}
    </section>
  );
});
