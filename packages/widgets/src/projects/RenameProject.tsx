import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { longestProjectName, renameProject } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import type { Project } from '@trade-area/core/projects';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { projectsTexts } from './strings.ts';

export interface RenameProjectProps {
  readonly project: Project;
  /** Called when it is closed, with the name that was saved, or null; `isStale`: the list shows another name than the lab. */
  readonly onClose: (saved: string | null, isStale: boolean) => void;
  /** Called in its place when the project was deleted elsewhere. */
  readonly onGone: () => void;
}

/** Names a project. A name given in another window since then is not overwritten. */
export function RenameProject({ project, onClose, onGone }: RenameProjectProps): ReactElement {
  const t = useText(projectsTexts);
  const failureText = useFailureText();
  const { session } = useSessionArea();
  const [name, setName] = useState(project.name);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isConflict = failure?.kind === 'conflict';
  const leave = () => onClose(null, isConflict);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    setWorking(true);
    setFailure(null);
    const answer = await session.gateway.call(renameProject, {
      body: { uuid: project.uuid, name, former: project.name },
    });
    setWorking(false);
    if (answer.ok) onClose(answer.value.name, false);
    else if (answer.failure.kind === 'notFound') onGone();
    else setFailure(answer.failure);
  };
  return (
    <Dialog
      open
      size="small"
      title={t('renameTitle')}
      closeLabel={t('close')}
      locked={isWorking}
      onClose={leave}
    >
      <form className="ta-projects-form" onSubmit={(event) => void submit(event)}>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          error={failure && (isConflict ? t('renameConflict') : failureText(failure))}
        >
          <TextInput
            value={name}
            onValue={setName}
            maxLength={longestProjectName}
            placeholder={project.product}
            dir="auto"
            initialFocus
          />
        </Field>
        <div className="ta-projects-form__foot">
          <Button onClick={leave} disabled={isWorking}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isWorking}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
