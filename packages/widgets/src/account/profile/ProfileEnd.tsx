import type { ReactElement } from 'react';
import type { Failure } from '@trade-area/core/kernel';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { profileTexts } from '../profileStrings.ts';
import { ConflictNotice } from './ProfileNotices.tsx';
import type { ProfileView } from './useProfile.ts';

/** The end of the form: what became of the last save, and the button. */
export function ProfileEnd({ view }: { readonly view: ProfileView }): ReactElement {
  const t = useText(profileTexts);
  const common = useText(kitTexts);
  const failureText = useFailureText();
  const { outcome, busy, problems, change, conflict } = view;
  // A refusal in the words of the lab; without a reason nothing is known to be wrong with an entry (ACC-28).
  const reason = (failure: Failure) =>
    failure.kind === 'invalid' ? failure.message || `${common('unexpected')}.` : failureText(failure);
  const dirty = Object.keys(change).length > 0;
  return (
    <div className="ta-profile__end">
      {conflict && view.conflictAt === 'end' && <ConflictNotice view={view} />}
      {outcome?.kind === 'saved' && !dirty && (
        <Notice tone="success" title={t('savedTitle')} announce="status">
          {t('savedText')}
        </Notice>
      )}
      {outcome?.kind === 'failed' && (
        <Notice tone="danger" title={common('sorry')} announce="alert">
          {reason(outcome.failure)} {t('kept')}
        </Notice>
      )}
      {/* A press must not take the focus from a field: the words that then appear under it would move the button away. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only the buttons inside are pressed */}
      <div className="ta-profile__actions" onMouseDown={(event) => event.preventDefault()}>
        <Button type="submit" variant="primary" busy={busy} disabled={conflict !== null}>
          {t('save')}
        </Button>
        {dirty && !busy && (
          <Button variant="link" onClick={view.undo}>
            {t('undo')}
          </Button>
        )}
        <span className="ta-quiet" role="status">
          {busy
            ? t('saving')
            : problems.size > 0
              ? t('invalid', { count: problems.size })
              : dirty
                ? t('unsaved')
                : ''}
        </span>
      </div>
    </div>
  );
}
