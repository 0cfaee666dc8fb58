import { useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { useStore } from 'zustand';
import { choicesOfModule } from '@trade-area/core/editor';
import type {
  DraftStore,
  EditorState,
  PhotoUploads,
  PrintChoice,
  PrintLab,
  PrintStep,
} from '@trade-area/core/editor';
import type { Failure } from '@trade-area/core/kernel';
import { kitTexts } from '../../kit/strings.ts';
import { useSessionArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useLabFile } from '../../kit/upload/useLabFile.ts';
import { useFailureText } from '../../kit/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, FailedState, Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { createDraftStore } from './draftStore.ts';
import { printEditorTexts } from './strings.ts';
import { useChoices } from './useChoices.ts';
import { usePrintEditor } from './usePrintEditor.ts';
import type { OpenedProject } from './usePrintEditor.ts';

/** Props of the editor of every family. */
export interface EditorProps {
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

/** Props of the screen of a new project. */
export interface StartProps {
  readonly choices: readonly PrintChoice[];
  /** The address names a module: the product is not the usual one, and named. */
  readonly isOfModule: boolean;
  /** Code of the product that the address names; '' = none. */
  readonly product: string;
  /** The project is being made. */
  readonly isBusy: boolean;
  /** Makes the project; `begun` is what is done with it first. */
  readonly onStart: (choice: PrintChoice, begun: (project: OpenedProject) => void) => void;
}

/** Props of the screens of an open project. */
export interface WorkspaceProps {
  readonly opened: OpenedProject;
  readonly state: EditorState;
  readonly uploads: PhotoUploads;
  readonly lab: PrintLab;
  readonly choices: readonly PrintChoice[];
  readonly onOpened: (uuid: string) => void;
  readonly onOrder: (uuid: string) => Promise<Failure | null>;
  readonly guardLinks: boolean;
  readonly step: PrintStep;
  readonly onStep: (step: PrintStep) => void;
}

export interface EditorFrameProps extends EditorProps {
  readonly Start: ComponentType<StartProps>;
  readonly Workspace: ComponentType<WorkspaceProps>;
}

const browserDrafts = createDraftStore();

/** Opens a project or makes one, and says what stands against it; the screens themselves are the family’s. */
export function EditorFrame(props: EditorFrameProps): ReactElement {
  const { lab, project = '', module = '', product = '', newHref, storeHref, onOpened } = props;
  const { drafts = browserDrafts, Start } = props;
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
      <Opened
        {...props}
        key={state.opened.editor.store.getInitialState().project.uuid}
        opened={state.opened}
        choices={choices.choices ?? []}
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
      <Start
        choices={choicesOfModule(choices.choices, Number(module) || 0)}
        isOfModule={module !== ''}
        product={product}
        isBusy={state.isBusy}
        onStart={(choice, begun) => void start(choice, begun)}
      />
    </section>
  );
}

interface OpenedProps extends EditorFrameProps {
  readonly opened: OpenedProject;
  readonly choices: readonly PrintChoice[];
}

function Opened({ opened, choices, step, onStep, Workspace, ...props }: OpenedProps): ReactElement {
  const state = useStore(opened.editor.store);
  const uploads = useStore(opened.sender.store);
  const [own, setOwn] = useState<PrintStep>('edit');
  return (
    <Workspace
      {...{ opened, state, uploads }}
      {...{ lab: props.lab, onOpened: props.onOpened, onOrder: props.onOrder }}
      guardLinks={props.guardLinks ?? false}
      choices={choicesOfModule(choices, state.project.module_id)}
      step={step ?? own}
      onStep={onStep ?? setOwn}
    />
  );
}
