import { useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { fail } from '@trade-area/core/kernel';
import type { PrintEditorProps } from '../../editor/PrintEditor.tsx';
import { editorFamilies, orderAddress, projectAddress, usualFamily } from '../../editor/projectAddress.ts';
import { DataView } from '../../kit/DataView.tsx';
import { Slot } from '../../kit/Slot.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';
import { elementTexts } from '../strings.ts';

const loadEditor = () => import('../../editor/PrintEditor.tsx').then((module) => module.PrintEditor);

interface PrintEditorElementProps extends ElementProps {
  readonly family?: string;
  readonly project?: string;
  readonly module?: string;
  readonly product?: string;
  readonly portal?: string;
}

/** `<ta-print-editor>`: edits where it is placed; another `project` opens that one. Ordering goes on in the portal. */
export function PrintEditorElement(props: PrintEditorElementProps): ReactElement {
  const { emit, settings, family = usualFamily, module = '', product = '' } = props;
  const given = props.project ?? '';
  const t = useText(elementTexts);
  // Made or opened since the attribute was set.
  const [opened, setOpened] = useState({ given, project: given });
  const project = opened.given === given ? opened.project : given;
  const portal = (props.portal ?? settings.gateway).replace(/\/$/, '');
  const newHref = `${portal}/ta/${projectAddress(family, '')}`;
  const links = { [newHref]: 'new', [`${portal}/ta/graphistore`]: 'store' };
  const waiting = <Skeleton shape="card" count={4} />;

  if (!editorFamilies.includes(Number(family)))
    return (
      <Slot name="empty">
        <EmptyState title={t('noEditor')} />
      </Slot>
    );
  return (
    <SignedInOnly settings={settings} invitation="signInPrints" waiting={waiting}>
      <div
        onClickCapture={(event: MouseEvent<HTMLElement>) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          const action = links[link?.getAttribute('href') ?? ''];
          if (!link || action === undefined) return;
          if (!emit('ta-navigate', { href: link.href, slug: '', action })) event.preventDefault();
        }}
      >
        <LateEditor
          waiting={waiting}
          family={Number(family)}
          project={project}
          module={module}
          product={product}
          newHref={newHref}
          storeHref={`${portal}/ta/graphistore`}
          onOpened={(uuid) => {
            setOpened({ given, project: uuid });
            emit('ta-project-open', { project: uuid, family });
          }}
          onOrder={async (uuid) => {
            const href = `${portal}/ta/${orderAddress(family, uuid)}`;
            if (!emit('ta-checkout', { project: uuid, family, href })) return fail('aborted').failure;
            window.location.assign(href);
            return null;
          }}
        />
      </div>
    </SignedInOnly>
  );
}

/** A visitor who has not signed in needs no editor: it comes with the session. */
function LateEditor({
  waiting,
  ...props
}: PrintEditorProps & { readonly waiting: ReactElement }): ReactElement {
  const file = useLazyComponent(loadEditor, 'prints');
  return (
    <DataView remote={file} waiting={waiting}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}
