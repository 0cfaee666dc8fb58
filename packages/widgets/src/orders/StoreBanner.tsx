import type { MouseEvent, ReactElement } from 'react';
import { isModifiedClick } from '../kit/dom.ts';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { arrowRightIcon } from '../ui/icons.ts';
import { ordersTexts } from './strings.ts';

export interface StoreBannerProps {
  readonly href: string;
  readonly onNavigate?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** The way into the store from the home (DASH-02). */
export function StoreBanner({ href, onNavigate }: StoreBannerProps): ReactElement {
  const t = useText(ordersTexts);
  return (
    <section className="ta-orders-banner" aria-label={t('bannerTitle')}>
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
    </section>
  );
}
