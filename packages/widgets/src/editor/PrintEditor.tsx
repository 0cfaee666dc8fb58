import { useMemo } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { createGatewayPrintLab } from '@trade-area/core/editor';
import { printFamilies } from '@trade-area/core/layout';
import { useSessionArea } from '../kit/provider.tsx';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useUploadLine } from '../kit/upload/line.ts';
import { useFailureText } from '../kit/useFailureText.ts';
import { useLazyComponent } from '../kit/useLazyComponent.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { FailedState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { EditorProps } from './workspace/EditorFrame.tsx';
import { printEditorTexts } from './workspace/strings.ts';

export interface PrintEditorProps extends Omit<EditorProps, 'lab' | 'drafts'> {
  /** Family of the products: 27 prints, 275 photo books, 292 cards, 334 calendars. */
  readonly family: number;
}

type LoadEditor = () => Promise<ComponentType<EditorProps>>;

const loadPrints: LoadEditor = async () => (await import('./prints/Prints.tsx')).Prints;
/** Families with screens of their own; the others are made as prints are. */
const editors: Readonly<Record<number, LoadEditor>> = {
  [printFamilies.photoBook]: async () => (await import('./books/Books.tsx')).Books,
  [printFamilies.cards]: async () => (await import('./cards/Cards.tsx')).Cards,
  [printFamilies.calendars]: async () => (await import('./calendars/Calendars.tsx')).Calendars,
};

/** The print editor at the lab of the page, for any family: the screens of each are loaded when they are needed. */
export const PrintEditor = withBoundary(function PrintEditor(props: PrintEditorProps): ReactElement {
  // Another family has other screens: nothing of the one before stays.
  return <FamilyEditor key={props.family} {...props} />;
});

function FamilyEditor({ family, ...props }: PrintEditorProps): ReactElement {
  const { session } = useSessionArea();
  const line = useUploadLine();
  const t = useText(printEditorTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const lab = useMemo(
    () =>
      createGatewayPrintLab({
        ...{ gateway: session.gateway, family, line },
        toBytes: (json) => new Blob([json], { type: 'application/json' }),
      }),
    [session, family, line],
  );
  const { data, failure, retry } = useLazyComponent(editors[family] ?? loadPrints, 'print editor');
  if (data) return <data.Lazy {...props} lab={lab} />;
  if (failure)
    return (
      <FailedState title={t('openFailed')} retryLabel={kit('retry')} onRetry={retry}>
        <p>{failureText(failure)}</p>
        <a className="ta-link" href={props.storeHref}>
          {t('toStore')}
        </a>
      </FailedState>
    );
  return (
    <div role="status" aria-label={kit('loading')}>
      <Skeleton shape="card" count={4} />
    </div>
  );
}
