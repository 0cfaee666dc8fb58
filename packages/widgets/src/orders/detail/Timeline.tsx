import type { ReactElement } from 'react';
import { isBound } from '@trade-area/core/contract';
import type { OrderDetail, ProductionStep } from '@trade-area/core/contract';
import { formatDayMonthYear } from '@trade-area/core/kernel';
import { hasTimeline, timelineOf, waitingReason } from '@trade-area/core/orders';
import type { TimelineStep } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { checkIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import { orderDetailTexts } from '../detailStrings.ts';
import { useFormats } from '../../kit/useFormats.ts';

const words = {
  received: 'stepReceived',
  checked: 'stepChecked',
  printed: 'stepPrinted',
  bound: 'stepBound',
  boxed: 'stepBoxed',
  packed: 'stepPacked',
  shipped: 'stepShipped',
} as const satisfies Readonly<Record<ProductionStep, string>>;

/** The same while the work is going on: beside "In production" no step reads as if it were done. */
const runningWords = {
  received: 'stepReceivedNow',
  checked: 'stepCheckedNow',
  printed: 'stepPrintedNow',
  bound: 'stepBoundNow',
  boxed: 'stepBoxedNow',
  packed: 'stepPackedNow',
  shipped: 'stepShippedNow',
} as const satisfies Readonly<Record<ProductionStep, string>>;

/** The last `fm_status` of an order that is made; the following ones are past (ORD-17). */
const lastRunning = 5;

/** How far the production is, in plain words with times, and what was promised. */
export function Timeline({ order }: { readonly order: OrderDetail }): ReactElement | null {
  const t = useText(orderDetailTexts);
  if (!hasTimeline(order)) return null;
  const steps = timelineOf(order);
  const left = steps.some(({ step, state }) => step === 'shipped' && state === 'done');
  const isPaused = order.fm_status <= lastRunning && !left && steps.every(({ state }) => state !== 'now');
  const reason = waitingReason(order);
  const { date, first, reason: slipReason } = order.promise;
  return (
    <section className="ta-orders-timeline" aria-label={t('timelineTitle')}>
      <header className="ta-orders-timeline__head">
        <h2 className="ta-heading">{t('timelineTitle')}</h2>
        {date && !left && (
          <p className="ta-quiet ta-figures">{t('promised', { date: formatDayMonthYear(date) })}</p>
        )}
      </header>
      {first && !left && (
        <Notice tone="warning" title={t('slippedTitle')}>
          {t('slipped', { first: formatDayMonthYear(first), date: formatDayMonthYear(date) })}
          {slipReason && ` ${slipReason}`}
        </Notice>
      )}
      {isPaused && reason !== 'payment' && (
        <Notice tone="info">{t(reason === 'answer' ? 'stopped' : 'stoppedWithoutQuestion')}</Notice>
      )}
      <ol className="ta-orders-timeline__steps">
        {steps.map((step) => (
          <Step
            key={step.step}
            isBound={isBound(order.tipo)}
            isPickup={order.details.pickup_address !== null}
            {...step}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps extends TimelineStep {
  readonly isBound: boolean;
  /** The customer picks the order up: it is ready instead of shipped. */
  readonly isPickup: boolean;
}

function Step({ step, state, at, isBound: hasPages, isPickup }: StepProps) {
  const t = useText(orderDetailTexts);
  const { time } = useFormats();
  const isAssembly = step === 'bound' && !hasPages;
  const ready = state === 'now' ? 'stepReadyNow' : 'stepReady';
  const usual = state === 'now' ? runningWords[step] : words[step];
  const word = isPickup && step === 'shipped' ? ready : usual;
  const assembly = state === 'now' ? 'stepAssembledNow' : 'stepAssembled';
  const spoken = { done: 'stepDone', now: 'stepNow', later: 'stepLater' } as const;
  return (
    <li
      className="ta-orders-step-mark"
      data-state={state}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className="ta-orders-step-mark__dot" aria-hidden="true">
        {state === 'done' && <Icon shape={checkIcon} size="small" />}
      </span>
      <span className="ta-orders-step-mark__label">{t(isAssembly ? assembly : word)}</span>
      {at ? (
        <time className="ta-orders-step-mark__time ta-figures" dateTime={at}>
          {dayAndTime(at, time)}
        </time>
      ) : (
        <span className={state === 'now' ? 'ta-orders-step-mark__time' : 'ta-hidden'}>
          {t(spoken[state])}
        </span>
      )}
    </li>
  );
}

/** `dd/mm/yyyy` in the reader's time zone. */
const days = new Intl.DateTimeFormat('en-GB');

/** The day as every date of an order's page is written (DET-15), and the short time; '' for what is no instant. */
function dayAndTime(iso: string, time: (iso: string) => string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : `${days.format(date).replaceAll('/', '-')}, ${time(iso)}`;
}
