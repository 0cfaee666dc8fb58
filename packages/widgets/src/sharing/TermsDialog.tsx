import type { ReactElement } from 'react';
import type { SharingTerms } from '@trade-area/core/contract';
import { DataView } from '../kit/DataView.tsx';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import type { Remote } from '../kit/useRemote.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { sharingTexts } from './strings.ts';

export interface TermsDialogProps {
  readonly open: boolean;
  readonly terms: Remote<SharingTerms>;
  readonly onClose: () => void;
  /** The person accepts the terms that are shown (SHARE-02). */
  readonly onAccept: (terms: SharingTerms) => void;
}

/** The terms, with a button that accepts them. */
export function TermsDialog({ open, terms, onClose, onAccept }: TermsDialogProps): ReactElement {
  const t = useText(sharingTexts);
  const kit = useText(kitTexts);
  const language = useLanguage();
  const { data } = terms;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('termsTitle')}
      closeLabel={kit('close')}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button variant="primary" disabled={!data} onClick={() => data && onAccept(data)}>
            {t('accept')}
          </Button>
        </>
      }
    >
      <DataView remote={terms} waiting={<Skeleton shape="text" count={6} />}>
        {({ testo, lingua }) => (
          <>
            {lingua !== language && <p className="ta-quiet">{t('termsEnglish')}</p>}
            <SafeHtml html={testo} lang={lingua === language ? undefined : lingua} />
          </>
        )}
      </DataView>
    </Dialog>
  );
}
