import type { ReactElement } from 'react';
import type { Promotion } from '@trade-area/core/contract';
import { bodyOf, subjectOf } from '@trade-area/core/promotions';
import { useTradeArea } from '../kit/provider.tsx';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LabPicture } from './LabPicture.tsx';
import { PromotionTerms } from './PromotionTerms.tsx';
import { promotionsTexts } from './strings.ts';

export interface PromotionDialogProps {
  /** Null: closed. */
  readonly promotion: Promotion | null;
  readonly onClose: () => void;
  readonly storeHref: string;
}

/** The window of a promotion: subject, big HTML or picture, validity, coupons and prices (PROMO-04, PROMO-44). */
export function PromotionDialog({ promotion, onClose, storeHref }: PromotionDialogProps): ReactElement {
  const t = useText(promotionsTexts);
  const common = useText(kitTexts);
  const language = useLanguage();
  const { labOrigin } = useTradeArea().config;
  const body = promotion && bodyOf(promotion, labOrigin);
  const subject = promotion ? subjectOf(promotion, language) : '';
  return (
    <Dialog
      open={promotion !== null}
      onClose={onClose}
      title={subject}
      closeLabel={common('close')}
      size="large"
      footer={
        <Button variant="primary" href={storeHref}>
          {t('toStore')}
        </Button>
      }
    >
      {promotion && body && (
        <div className="ta-promo-window">
          {promotion.date_validity_string.trim() !== '' && (
            <p className="ta-promo-validity">{promotion.date_validity_string}</p>
          )}
          {body.kind === 'html' && <SafeHtml html={body.html} />}
          {body.kind === 'image' && (
            <div className="ta-promo-window__picture">
              <LabPicture address={body.address} alt={subject} instead={t('noBody')} eager />
            </div>
          )}
          {body.kind === 'none' && <p className="ta-quiet">{t('noBody')}</p>}
          <PromotionTerms promotion={promotion} />
        </div>
      )}
    </Dialog>
  );
}
