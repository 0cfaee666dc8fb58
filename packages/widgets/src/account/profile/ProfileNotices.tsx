import type { ReactElement } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { profileTexts } from '../profileStrings.ts';
import type { ProfileView } from './useProfile.ts';

/** A conflict between stored and typed values, and the choice between the two. */
export function ConflictNotice({ view }: { readonly view: ProfileView }): ReactElement {
  const t = useText(profileTexts);
  return (
    <Notice
      tone="warning"
      title={t('conflictTitle')}
      announce="alert"
      actions={
        <>
          <Button size="small" onClick={view.keepMine}>
            {t('conflictKeep')}
          </Button>
          <Button size="small" onClick={view.undo}>
            {t('conflictTake')}
          </Button>
        </>
      }
    >
      {t('conflictText')}
    </Notice>
  );
}

/** Above the fields: what was typed before, and what changed under it. */
export function ProfileNotices({ view }: { readonly view: ProfileView }): ReactElement | null {
  const t = useText(profileTexts);
  if (view.conflict) return view.conflictAt === 'start' ? <ConflictNotice view={view} /> : null;
  if (!view.restored) return null;
  return (
    <Notice
      tone="info"
      announce="status"
      actions={
        <Button size="small" onClick={view.undo}>
          {t('undo')}
        </Button>
      }
    >
      {t('restored')}
    </Notice>
  );
}
