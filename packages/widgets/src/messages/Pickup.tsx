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
  readonly codice: string;
  readonly contactId: string;
}

const highest = 4_000;

/** The courier's page in a frame as high as its content; a link to it is always shown (PICK-03). */
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
  const [spoke, setSpoke] = useState(false);
  const [over, setOver] = useState(false);
  const [height, setHeight] = useState(0);
  const frameHeight = useMemo(
    () => createFrameHeight(clock, (next) => setHeight(Math.min(highest, next))),
    [clock],
  );
  useEffect(() => () => frameHeight.close(), [frameHeight]);
  useEffect(() => clock.after(frameLoadLimit, () => setOver(true)), [clock, src]);
  const sized = useCallback(
    (node: HTMLDivElement | null) => {
      if (node && height > 0) node.style.setProperty('--_pickup-height', `${height}px`);
    },
    [height],
  );
  const late = over && !loaded && !spoke;
  // A browser calls a page that refuses frames loaded like any other: one that has said nothing may be empty.
  const silent = over && !spoke;
  return (
    <div className="ta-messages-pickup" ref={sized} data-state={late ? 'late' : silent ? 'silent' : 'here'}>
      {!loaded && !late && <Spinner label={kit('loading')} centred />}
      <div className="ta-messages-pickup__open" role="status">
        {late && <p>{t('pickupLate')}</p>}
        {silent && !late && <p>{t('pickupSilent')}</p>}
        <Button href={src} target="_blank" size="small" iconEnd={externalIcon}>
          {t('pickupOpen')}
        </Button>
      </div>
      {!late && (
        <Frame
          src={src}
          title={t('pickupTitle')}
          repeatsNonce={config.links.pickup === ''}
          onLoad={() => setLoaded(true)}
          onMessage={(message) => {
            if (message.name !== 'pickupHeight') return;
            setSpoke(true);
            frameHeight.tell(message.height);
          }}
        />
      )}
    </div>
  );
});
