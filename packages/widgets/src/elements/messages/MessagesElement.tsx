import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { DataView } from '../../kit/DataView.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { Inbox } from '../../messages/Inbox.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';
import { elementTexts } from '../strings.ts';

/** The list of conversations needs none of it. */
const loadConversation = () =>
  import('../../messages/ConversationOf.tsx').then((module) => module.ConversationOf);

interface MessagesElementProps extends ElementProps {
  readonly order?: string;
  readonly portal?: string;
}

/** `<ta-messages>`: the conversation of one order, or all of them. */
export function MessagesElement({ emit, settings, order = '', portal }: MessagesElementProps): ReactElement {
  const base = (portal ?? settings.gateway).replace(/\/$/, '');
  const portalHref = useCallback((path: string) => `${base}${path}`, [base]);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState('');
  const shown = order || chosen;
  const waiting = <Skeleton shape="block" count={3} />;
  const threadHref = (code: string) => portalHref(`/ta/order/${encodeURIComponent(code)}/message`);
  return (
    <SignedInOnly settings={settings} invitation="signInMessages" waiting={waiting}>
      {shown === '' ? (
        <Inbox
          page={page}
          onPage={setPage}
          threadHref={threadHref}
          onThread={(code) => {
            if (emit('ta-order-open', { code, href: threadHref(code) })) setChosen(code);
          }}
        />
      ) : (
        <OneOrder
          code={shown}
          portalHref={portalHref}
          onBack={order === '' ? () => setChosen('') : undefined}
        />
      )}
    </SignedInOnly>
  );
}

interface OneOrderProps {
  readonly code: string;
  readonly portalHref: (path: string) => string;
  readonly onBack: (() => void) | undefined;
}

function OneOrder({ code, portalHref, onBack }: OneOrderProps): ReactElement {
  const t = useText(elementTexts);
  const file = useLazyComponent(loadConversation, 'messages.order');
  return (
    <>
      {onBack && (
        <p>
          <Button variant="link" onClick={onBack}>
            {t('allMessages')}
          </Button>
        </p>
      )}
      <DataView remote={file} waiting={<Skeleton shape="block" count={3} />}>
        {({ Lazy }) => (
          <Lazy code={code} portalHref={portalHref} missing={<EmptyState title={t('noOrder')} />} />
        )}
      </DataView>
    </>
  );
}
