import { useState } from 'react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { choicesOfModule } from '@trade-area/core/editor';
import type { DraftStore, PrintChoice, PrintLab, PrintStep } from '@trade-area/core/editor';
import type { Failure } from '@trade-area/core/kernel';
import { kitTexts } from '../../kit/strings.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useLabFile } from '../../kit/upload/useLabFile.ts';
import { useFailureText } from '../../kit/useFailureText.ts';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, FailedState, Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { createDraftStore } from '../shared/draftStore.ts';
import { PrintWorkspace } from './PrintWorkspace.tsx';
import { StartScreen } from './StartScreen.tsx';
import { printEditorTexts } from '../shared/strings.ts';
import { useChoices } from '../shared/useChoices.ts';
import { usePrintEditor } from '../shared/usePrintEditor.ts';
import type { OpenPrints } from '../shared/usePrintEditor.ts';

export interface PrintsProps {
  readonly lab: PrintLab;
  /** Uuid of the project to open. Default: a new one. */
  readonly project?: string;
  /** Module of the editor, such as 41: its products are offered. Default: the family’s own. */
  readonly module?: string;
  /** Code of the product that is chosen at first. Default: the first one. */
  readonly product?: string;
  /** Address of the page for a new project. */
  readonly newHref: string;
  /** Address of the store, where the editor cannot be opened (PRINT-14). */
  readonly storeHref: string;
  /** The project that is edited from now on: its address leads back to it. */
  readonly onOpened: (uuid: string) => void;
  /** Opens the checkout of a saved project; answers why it could not, null once the page is on its way. */
  readonly onOrder: (uuid: string) => Promise<Failure | null>;
  /** The step that is shown of an open project. Default: the widget keeps it. */
  readonly step?: PrintStep;
  /** The person goes to a step. */
  readonly onStep?: (step: PrintStep) => void;
  /** The links of the page are the portal’s own: they wait until the work is saved. Default false. */
  readonly guardLinks?: boolean;
  /** Where work is kept on this device. Default: the browser’s IndexedDB. */
  readonly drafts?: DraftStore;
}

const browserDrafts = createDraftStore();

/**
 * The editor of prints: photos in, one print of each, cropped and counted, ordered at the lab’s price.
 *
 * @example
 * <Prints lab={lab} newHref="/ta/config-print/27" storeHref="/ta/graphistore" onOpened={showAddress} onOrder={openCheckout} />
 */
export const Prints = withBoundary(function Prints(props: PrintsProps): ReactElement {
  const {
    lab,
    project = '',
    module = '',
    product = '',
    newHref,
    storeHref,
    onOpened,
    onOrder,
    guardLinks = false,
  } = props;
  const { drafts = browserDrafts } = props;
  const t = useText(printEditorTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const { clock } = useSessionArea();
  const fetchPicture = useLabFile();
  const choices = useChoices(lab);
  const { state, start, retry } = usePrintEditor({ lab, drafts, clock, fetchPicture, project, onOpened });
  const failure = state.kind === 'failed' ? state.failure : state.kind === 'start' ? choices.failure : null;
  if (failure?.kind === 'notFound') {
    return (
      <EmptyState title={t('gone')} action={<Button href={newHref}>{t('newProject')}</Button>}>
        {t('goneText')}
      </EmptyState>
    );
  }
  if (failure) {
    return (
      <FailedState
        title={t('openFailed')}
        retryLabel={kit('retry')}
        onRetry={state.kind === 'failed' ? retry : choices.retry}
      >
        <p>{failureText(failure)}</p>
        <a className="ta-link" href={storeHref}>
          {t('toStore')}
        </a>
      </FailedState>
    );
  }
  if (state.kind === 'open') {
    return (
      <OpenedPrints
        key={state.prints.editor.store.getInitialState().project.uuid}
        prints={state.prints}
        lab={lab}
        choices={choices.choices ?? []}
        onOpened={onOpened}
        onOrder={onOrder}
        guardLinks={guardLinks}
        step={props.step}
        onStep={props.onStep}
      />
    );
  }
  if (state.kind !== 'start' || !choices.choices) {
    return (
      <div role="status" aria-label={kit('loading')}>
        <Skeleton shape="card" count={4} />
      </div>
    );
  }
  return (
    <section className="ta-editor">
      {state.failure && (
        <Notice tone="danger" title={t('openFailed')} announce="alert">
          {failureText(state.failure)}
        </Notice>
      )}
      <StartScreen
        choices={choicesOfModule(choices.choices, Number(module) || 0)}
        isOfModule={module !== ''}
        product={product}
        isBusy={state.isBusy}
        onStart={(...given) => void start(...given)}
      />
    </section>
  );
});

interface OpenedPrintsProps extends Required<
  Pick<PrintsProps, 'lab' | 'onOpened' | 'onOrder' | 'guardLinks'>
> {
  readonly prints: OpenPrints;
  readonly choices: readonly PrintChoice[];
  readonly step: PrintStep | undefined;
  readonly onStep: ((step: PrintStep) => void) | undefined;
}

function OpenedPrints({ prints, step, onStep, ...props }: OpenedPrintsProps): ReactElement {
  const state = useStore(prints.editor.store);
  const uploads = useStore(prints.sender.store);
  const [own, setOwn] = useState<PrintStep>('edit');
  return (
    <PrintWorkspace
      {...props}
      choices={choicesOfModule(props.choices, state.project.module_id)}
      prints={prints}
      state={state}
      uploads={uploads}
      isFinishing={(step ?? own) === 'finish'}
      onFinishing={(isFinishing) => (onStep ?? setOwn)(isFinishing ? 'finish' : 'edit')}
    />
  );
}
