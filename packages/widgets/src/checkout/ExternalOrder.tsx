import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { externalOrderAddress, shippingAddressAddress } from '@trade-area/core/checkout';
import { frameLoadLimit } from '@trade-area/core/kernel';
import type { FrameMessage } from '@trade-area/core/kernel';
import { Frame } from '../kit/frames.tsx';
import { useSessionArea } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFramedCustomer } from '../kit/useFramedCustomer.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState, FailedState } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { externalOrderTexts } from './externalOrderStrings.ts';
import { useFrameHeight, useShippingTicket } from './useExternalOrder.ts';

/**
 * The order page of the lab's partner in a frame of its own origin (DIS-01 to DIS-08). It asks for another shipping
 * address, which is chosen on the lab's page in a window; the choice goes to the order page and to no other.
 *
 * @example
 * <ExternalOrder />
 */
export const ExternalOrder = withBoundary(function ExternalOrder(): ReactElement {
  const t = useText(externalOrderTexts);
  const language = useLanguage();
  const kit = useText(kitTexts);
  const { config } = useSessionArea();
  const customer = useFramedCustomer();
  const [attempt, setAttempt] = useState(0);
  const src = externalOrderAddress(config, { customer: customer ?? '', language });
  if (src !== '' && customer === null) return <Spinner label={kit('loading')} centred />;
  if (src === '') return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>;
  return <OrderFrame key={`${src} ${attempt}`} src={src} onRetry={() => setAttempt(attempt + 1)} />;
});

function OrderFrame({ src, onRetry }: { readonly src: string; readonly onRetry: () => void }): ReactElement {
  const t = useText(externalOrderTexts);
  const kit = useText(kitTexts);
  const { clock } = useSessionArea();
  const [isLoaded, setLoaded] = useState(false);
  const [isLate, setLate] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  // Posts to the order page alone, with its exact origin (DIS-06).
  const reply = useRef<((answer: FrameMessage) => void) | null>(null);
  const { hold, tell } = useFrameHeight();
  useEffect(() => clock.after(frameLoadLimit, () => setLate(true)), [clock]);
  if (isLate && !isLoaded)
    return (
      <FailedState title={t('late')} retryLabel={kit('retry')} onRetry={onRetry}>
        {t('lateHint')}
      </FailedState>
    );
  return (
    <div
      className="ta-checkout-external"
      part="external-order"
      ref={hold}
      data-loaded={isLoaded || undefined}
    >
      {!isLoaded && <Spinner label={kit('loading')} centred />}
      <Frame
        src={src}
        title={t('frame')}
        repeatsNonce={false}
        onLoad={() => setLoaded(true)}
        onMessage={(message, answer) => {
          if (message.name === 'frameHeight') tell(message.height);
          if (message.name !== 'changeAddress') return;
          reply.current = answer;
          setChoosing(true);
        }}
      />
      {isChoosing && (
        <AddressWindow
          onClose={() => setChoosing(false)}
          onChosen={(message) => {
            reply.current?.(message);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}

interface AddressWindowProps {
  /** Closed by hand: nothing is forwarded (DIS-08). */
  readonly onClose: () => void;
  readonly onChosen: (message: FrameMessage) => void;
}

/** The lab's page of shipping addresses; its message is read from the lab's origin and this frame alone (DIS-05, DIS-06). */
function AddressWindow({ onClose, onChosen }: AddressWindowProps): ReactElement {
  const t = useText(externalOrderTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const language = useLanguage();
  const { config } = useSessionArea();
  const { code, failure, retry } = useShippingTicket();
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Dialog open size="large" title={t('address')} closeLabel={kit('close')} onClose={onClose}>
      <div className="ta-checkout-address" data-loaded={isLoaded || undefined}>
        {failure ? (
          <FailedState title={kit('failedTitle')} retryLabel={kit('retry')} onRetry={retry}>
            {failureText(failure)}
          </FailedState>
        ) : (
          !isLoaded && <Spinner label={kit('loading')} centred />
        )}
        {code !== null && (
          <Frame
            src={shippingAddressAddress(config, { ticket: code, language })}
            title={t('address')}
            onLoad={() => setLoaded(true)}
            onMessage={(message) => {
              if (message.name === 'which_address') onChosen(message);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
