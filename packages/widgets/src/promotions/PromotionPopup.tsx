import { useState } from 'react';
import type { ReactElement } from 'react';
import { readLink } from '@trade-area/core/kernel';
import { hidePopup, pictureOf, popupToShow } from '@trade-area/core/promotions';
import type { PopupMoment, PopupOverlay } from '@trade-area/core/promotions';
import { useTradeArea } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { promotionsTexts } from './strings.ts';
import { useRunningPromotions } from './usePromotionList.ts';

export interface PromotionPopupProps {
  /** Dialogs that have priority over a popup on this page; null while that is not known yet (T-R30). */
  readonly moment: PopupMoment | null;
}

/** The popup of the day, once: closing it stores a mark, and only another picture comes back (SHELL-18, SHELL-35). */
export const PromotionPopup = withBoundary(function PromotionPopup({
  moment,
}: PromotionPopupProps): ReactElement | null {
  const { storage } = useTradeArea();
  const [closed, setClosed] = useState(false);
  const { data } = useRunningPromotions();
  if (closed || moment === null || !data) return null;
  const overlay = popupToShow(data.overlay, storage, moment);
  if (overlay === null) return null;
  const close = () => {
    hidePopup(overlay, storage);
    setClosed(true);
  };
  return <Popup key={overlay.img} overlay={overlay} onClose={close} />;
});

interface PopupProps {
  readonly overlay: PopupOverlay;
  readonly onClose: () => void;
}

/** Opens once its picture is there: an empty window would only stand in the way. */
function Popup({ overlay, onClose }: PopupProps): ReactElement | null {
  const t = useText(promotionsTexts);
  const common = useText(kitTexts);
  const { labOrigin, portalOrigin, links } = useTradeArea().config;
  const [arrived, setArrived] = useState(false);
  const address = pictureOf(overlay.img, labOrigin);
  if (address === null) return null;
  if (!arrived) {
    return (
      <img
        className="ta-promo-slide__preview"
        src={address}
        alt=""
        aria-hidden="true"
        referrerPolicy="no-referrer"
        onLoad={() => setArrived(true)}
      />
    );
  }
  const link = readLink(overlay.link, { portalOrigin, website: links.website });
  const target = link?.path === null ? '_blank' : undefined;
  const href = link ? (link.path ?? link.href) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('popupTitle')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('close')}</Button>
          {href !== undefined && (
            <Button variant="primary" href={href} target={target} onClick={onClose}>
              {t('popupOpen')}
            </Button>
          )}
        </>
      }
    >
      <img className="ta-promo-popup" src={address} alt={t('popupAlt')} referrerPolicy="no-referrer" />
    </Dialog>
  );
}
