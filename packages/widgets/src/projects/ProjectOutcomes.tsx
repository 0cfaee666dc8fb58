import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { saveProjectCover } from '@trade-area/core/contract';
import type { Project } from '@trade-area/core/projects';
import { useReportedFailure } from '../kit/failures.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { useFormats } from '../kit/useFormats.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { closeIcon } from '../ui/icons.ts';
import { Notice } from '../ui/Notice.tsx';
import { projectsTexts } from './strings.ts';
import { pictureProblem } from './useProjectActions.ts';
import type { ProjectActions } from './useProjectActions.ts';

export interface ProjectOutcomesProps {
  readonly actions: ProjectActions;
  /** A dialog is open, which gives the focus back to its opener when it closes. */
  readonly isAsking: boolean;
  readonly nameOf: (project: Project) => string;
  /** Address where a project is continued; null = nowhere. */
  readonly hrefOf: (project: Project) => string | null;
  readonly onOpen?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** The outcome of the last action. It takes the focus of a button that went with its card. */
export function ProjectOutcomes(props: ProjectOutcomesProps): ReactElement {
  const { actions, isAsking, nameOf, hrefOf, onOpen } = props;
  const t = useText(projectsTexts);
  const failureText = useFailureText();
  const { size } = useFormats();
  const { outcome, uploading } = actions;
  const problem = actions.problem && pictureProblem(actions.problem);
  const failure = typeof problem === 'string' ? undefined : (problem ?? undefined);
  useReportedFailure(failure);
  const next = useRef<HTMLElement>(null);
  const focused = useRef(outcome);
  useEffect(() => {
    if (isAsking || focused.current === outcome) return;
    focused.current = outcome;
    if (outcome?.kind === 'deleted' || outcome?.kind === 'gone') next.current?.focus({ preventScroll: true });
  }, [outcome, isAsking]);

  const problems = {
    type: () => t('pictureType'),
    tooLarge: () => t('pictureTooLarge', { size: size(saveProjectCover.mostBytes ?? 0) }),
    empty: () => t('pictureEmpty'),
    unreadable: () => t('pictureUnreadable'),
  };
  const copy = outcome?.kind === 'duplicated' ? hrefOf(outcome.copy) : null;
  return (
    <>
      <div className="ta-projects__outcome" role="status" data-shown={outcome || uploading ? '' : undefined}>
        {uploading && (
          <p className="ta-projects__outcome-text">{t('uploading', { name: nameOf(uploading) })}</p>
        )}
        {outcome && (
          <>
            <p className="ta-projects__outcome-text">{t(outcome.kind, { name: nameOf(outcome.project) })}</p>
            {copy !== null && (
              <Button size="small" href={copy} onClick={(event) => onOpen?.(copy, event)}>
                {t('openCopy')}
              </Button>
            )}
            <IconButton
              icon={closeIcon}
              size="small"
              label={t('dismiss')}
              controlRef={next}
              onClick={actions.dismiss}
            />
          </>
        )}
      </div>
      {problem && (
        <Notice
          tone="danger"
          title={t('actionFailed')}
          announce="alert"
          onDismiss={actions.dismiss}
          dismissLabel={t('dismiss')}
        >
          {typeof problem === 'string' ? problems[problem]() : failureText(problem)}
        </Notice>
      )}
    </>
  );
}
