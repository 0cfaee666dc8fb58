import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { createFrameHeight, frameLoadLimit } from '@trade-area/core/kernel';
import { Frame } from '../kit/frames.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useSessionArea } from '../kit/provider.tsx';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { externalIcon } from '../ui/icons.ts';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { messagesTexts } from './strings.ts';

export interface PickupProps {
  /** Code of the order that the courier fetches something of. */
  readonly codice: string;
  /** The courier's reference of the pickup, from the link in the message. */
  readonly contactId: string;
}

/** Pixels. */
const maxFrameHeight = 4_000;

/** The courier's page in a frame as high as its content; a link to it is always shown (PICK-03, PICK-04). */
export const Pickup = withBoundary(function Pickup({ codice, contactId }: PickupProps): ReactElement {
  const t = useText(messagesTexts);
  const kit = useText(kitTexts);
  const language = useLanguage();
  const { config, clock } = useSessionArea();
  const template =
    config.links.pickup ||
    `${config.labOrigin}/embed/pickup?codice={codice}&contact_id={contact_id}&lang=${language}`;
  const src = template
    .replaceAll('{codice}', encodeURIComponent(codice))
    .replaceAll('{contact_id}', encodeURIComponent(contactId));
  const [loaded, setLoaded] = useState(false);
  const [hasReportedHeight, setReportedHeight] = useState(false);
  const [isTimedOut, setTimedOut] = useState(false);
  const [height, setHeight] = useState(0);
  const frameHeight = useMemo(
    () => createFrameHeight(clock, (next) => setHeight(Math.min(maxFrameHeight, next))),
    [clock],
  );
  useEffect(() => () => frameHeight.close(), [frameHeight]);
  useEffect(() => clock.after(frameLoadLimit, () => setTimedOut(true)), [clock, src]);
  const sized = useCallback(
    (node: HTMLDivElement | null) => {
      if (node && height > 0) node.style.setProperty('--_pickup-height', `${height}px`);
    },
    [height],
  );
  const hasFailed = isTimedOut && !loaded && !hasReportedHeight;
  // `load` also fires for a page that refuses to be framed: only a reported height proves that something is shown.
  const isUnconfirmed = isTimedOut && !hasReportedHeight;
  return (
    <div className="ta-messages-pickup" ref={sized}>
      {!loaded && !hasFailed && <Spinner label={kit('loading')} centred />}
      <div className="ta-messages-pickup__open" role="status">
        {hasFailed && <p>{t('pickupLate')}</p>}
        {isUnconfirmed && !hasFailed && <p>{t('pickupSilent')}</p>}
        <Button href={src} target="_blank" size="small" iconEnd={externalIcon}>
          {t('pickupOpen')}
        </Button>
      </div>
      {!hasFailed && (
        <Frame
          src={src}
          title={t('pickupTitle')}
          repeatsNonce={config.links.pickup === ''}
          onLoad={() => setLoaded(true)}
          onMessage={(message) => {
            if (message.name !== 'pickupHeight') return;
            setReportedHeight(true);
            frameHeight.tell(message.height);
          }}
        />
      )}
    </div>
  );
});
