import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Person } from '@trade-area/core/auth';
import { useSessionState, useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { passwordTexts } from './strings.ts';

/**
 * Says that the customer is another one than before (T-A5). A change by a link can be undone and asks before
 * anything else may be done; one that was made in another window is only told. Also says that a link signed nobody in,
 * with both ways on (SES-32).
 */
export const SwitchedNotice = withBoundary(function SwitchedNotice(): ReactElement | null {
  const t = useText(passwordTexts);
  const { session } = useSessionArea();
  const switched = useSessionState((state) => state.switched);
  const isLinkRefused = useSessionState((state) => state.isLinkRefused);
  const [undoing, setUndoing] = useState(false);
  if (!switched) return isLinkRefused ? <RefusedLink /> : null;

  const name = nameOf(switched.to);
  const before = nameOf(switched.from);
  if (!switched.undoable) {
    return (
      <Notice
        tone="warning"
        title={t('switchedTitle', { name })}
        announce="alert"
        actions={<Button onClick={() => session.acceptSwitch()}>{t('switchedUnderstood')}</Button>}
      >
        {t('switchedElsewhere', { before })}
      </Notice>
    );
  }
  const undo = async () => {
    setUndoing(true);
    await session.undoSwitch();
    setUndoing(false);
  };
  return (
    <Dialog
      open
      locked
      onClose={() => undefined}
      title={t('switchedTitle', { name })}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button onClick={() => session.acceptSwitch()} disabled={undoing}>
            {t('switchedGoOn', { name })}
          </Button>
          <Button variant="primary" busy={undoing} onClick={() => void undo()} data-initial-focus>
            {t('switchedBack', { before })}
          </Button>
        </>
      }
    >
      {t('switchedByLink', { before })}
    </Dialog>
  );
});

/** The link that was opened signs nobody in, and the session before it is the one that is shown (SES-32). */
function RefusedLink(): ReactElement | null {
  const t = useText(passwordTexts);
  const { session } = useSessionArea();
  const person = useSessionState((state) => state.person);
  if (!person) return null;
  const name = nameOf(person);
  return (
    <Notice
      tone="warning"
      title={t('linkRefusedTitle')}
      announce="alert"
      actions={
        <>
          <Button onClick={() => session.acceptSwitch()}>{t('switchedGoOn', { name })}</Button>
          <Button onClick={() => void session.signOut()}>{t('linkRefusedOther')}</Button>
        </>
      }
    >
      {t('linkRefusedText', { name })}
    </Notice>
  );
}

function nameOf({ company, name, surname, code }: Person): string {
  const displayName = company || `${name} ${surname}`.trim();
  return displayName === '' ? code : `${displayName} (${code})`;
}
