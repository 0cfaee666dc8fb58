import { useCallback, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { TradeArea } from '@trade-area/core';
import { FailedState } from '../ui/Notice.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorListener } from './failures.ts';
import { useSessionArea } from './provider.tsx';
import { SlotsAreNative } from './Slot.tsx';
import { kitTexts } from './strings.ts';
import { useLanguage, useText } from './text/engine.tsx';
import { useForgetAnswers } from './useForgetAnswers.ts';
import { useLatestReferenceText } from './useLatestReferenceText.ts';

/** Props of {@link WidgetBoundary}. */
export interface WidgetBoundaryProps {
  /** Name of the widget in reports. */
  readonly name: string;
  /** Props of the widget: one that breaks is drawn again when a text, number or boolean among them changes. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Shows a message and Retry in place of a widget that breaks, so that its neighbours stay. Retry asks the lab again. */
export function WidgetBoundary({ name, given, children }: WidgetBoundaryProps): ReactElement {
  const report = useContext(ErrorListener);
  const onError = useCallback((error: unknown) => report?.(error, name), [report, name]);
  return (
    <ErrorBoundary
      resetKey={resetKeyOf(given)}
      onError={onError}
      renderFailure={(_error, reset) => <BrokenWidget reset={reset} />}
    >
      {children}
    </ErrorBoundary>
  );
}

/** In an element, the content of its default slot stays beside the message: the page's own way out. */
function BrokenWidget({ reset }: { readonly reset: () => void }): ReactElement {
  const t = useText(kitTexts);
  const isElement = useContext(SlotsAreNative);
  const forgetAnswers = useForgetAnswers();
  const reference = useLatestReferenceText();
  const language = useLanguage();
  const area = useSessionArea();
  const retry = () => {
    // A kept answer may be what broke the widget: drawn from it, the widget would break again.
    forgetAnswers();
    if ('customerStore' in area) void (area as TradeArea).customerStore.reload(language);
    reset();
  };
  return (
    <>
      <FailedState title={t('brokenTitle')} retryLabel={t('retry')} onRetry={retry}>
        {t('brokenText')} {reference}
      </FailedState>
      {isElement && <slot />}
    </>
  );
}

/** Functions and objects are left out: pages create them again for each render. */
const resetKeyOf = (given: Readonly<Record<string, unknown>>) =>
  JSON.stringify(
    Object.entries(given).filter(([, value]) => typeof value !== 'object' && typeof value !== 'function'),
  );

/**
 * A public widget inside a boundary of its own. `WidgetBoundary.test.tsx` checks that every widget of the package's entries
 * has one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withBoundary<Props extends object>(
  Widget: (props: Props) => ReactElement | null,
): { (props: Props): ReactElement; displayName: string } {
  const { name } = Widget;
  const Bounded = (props: Props) => (
    <WidgetBoundary name={name} given={props as Readonly<Record<string, unknown>>}>
      <Widget {...props} />
    </WidgetBoundary>
  );
  Bounded.displayName = `withBoundary(${name})`;
  return Bounded;
}
