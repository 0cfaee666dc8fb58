import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { Editor, PrintLab, PrintVersion } from '@trade-area/core/editor';
import type { Failure } from '@trade-area/core/kernel';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { printEditorTexts } from './strings.ts';

export interface VersionListProps {
  readonly editor: Editor;
  readonly lab: PrintLab;
  readonly onClose: () => void;
}

/** Earlier states of the project at the lab. One that is restored becomes the newest; the present one stays in the list. */
export function VersionList({ editor, lab, onClose }: VersionListProps): ReactElement {
  const t = useText(printEditorTexts);
  const kit = useText(kitTexts);
  const { dateTime } = useFormats();
  const failureText = useFailureText();
  const [versions, setVersions] = useState<readonly PrintVersion[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [restoring, setRestoring] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      // Unsaved changes become the newest version, to which one can return.
      await editor.flush();
      const answer = await lab.versions(editor.store.getState().project.uuid);
      if (isLeft) return;
      if (answer.ok) setVersions(answer.value);
      else setFailure(answer.failure);
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [editor, lab]);
  const restore = async (version: number) => {
    setRestoring(version);
    await editor.flush();
    const answer = await lab.restore(editor.store.getState().project, version);
    setRestoring(0);
    if (!answer.ok) return setFailure(answer.failure);
    editor.takeTheirs(answer.value.project);
    onClose();
  };
  const current = editor.store.getState().project.rev;
  return (
    <div className="ta-editor-versions">
      {failure && (
        <Notice tone="danger" announce="alert">
          {failureText(failure)}
        </Notice>
      )}
      {!versions && !failure && (
        <div role="status" aria-label={kit('loading')}>
          <Skeleton count={3} />
        </div>
      )}
      <ol className="ta-editor-versions__list" aria-label={t('versions')}>
        {versions?.map(({ rev, savedAt, device, sheets, photos }) => {
          const time = dateTime(savedAt);
          return (
            <li key={rev} className="ta-editor-versions__row">
              <span>
                <span className="ta-figures">{time}</span>
                <span className="ta-quiet">{t('versionFacts', { device, sheets, photos })}</span>
              </span>
              {rev === current ? (
                <span className="ta-quiet">{t('versionCurrent')}</span>
              ) : (
                <Button
                  size="small"
                  busy={restoring === rev}
                  disabled={restoring !== 0}
                  aria-label={t('restoreOf', { time })}
                  onClick={() => void restore(rev)}
                >
                  {t('restore')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
