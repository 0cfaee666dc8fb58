import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Project } from '@trade-area/core/projects';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { ProjectOutcomes } from './ProjectOutcomes.tsx';
import { projectsTexts } from './strings.ts';
import { useProjectActions } from './useProjectActions.ts';

/** The part of a project that a deletion needs. */
export type DeletableProject = Pick<Project, 'kind' | 'id' | 'uuid' | 'name'>;

export interface ProjectDeletionProps {
  /** A project is gone: asks for the list again. */
  readonly onRemoved: () => void;
  /** Draws the list; `deletion` is the action of one card. */
  readonly children: (deletion: (project: DeletableProject) => ReactNode) => ReactNode;
}

/** Lets the customer delete projects where another feature lists them: the button of a card, the question, the outcome. */
export function ProjectDeletion({ onRemoved, children }: ProjectDeletionProps): ReactElement {
  const t = useText(projectsTexts);
  const actions = useProjectActions(onRemoved, onRemoved);
  const [asked, setAsked] = useState<Project | null>(null);
  return (
    <>
      <ProjectOutcomes
        actions={actions}
        isAsking={asked !== null}
        nameOf={({ name }) => name}
        hrefOf={() => null}
      />
      {children((project) => (
        <Button
          size="small"
          busy={actions.working !== '' && actions.working === project.uuid}
          aria-label={t('deleteOf', { name: project.name })}
          onClick={() => setAsked({ ...nothingElse, ...project })}
        >
          {t('delete')}
        </Button>
      ))}
      {asked && (
        <DeleteQuestion
          name={asked.name}
          busy={actions.working !== ''}
          onYes={() => void actions.remove(asked).then(() => setAsked(null))}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The rest of a project is not drawn here. */
const nothingElse = {
  product: '',
  slug: '',
  picture: '',
  hasCover: false,
  changed: '',
  size: '',
  pages: 0,
  editLink: '',
} as const;
