import { useRef, useState } from 'react';
import { duplicateProject, removeProjectCover, saveProjectCover } from '@trade-area/core/contract';
import { coverProblem, projectServices, removeProject } from '@trade-area/core/projects';
import type { CoverProblem, Project } from '@trade-area/core/projects';
import type { Failure, Result } from '@trade-area/core/kernel';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useSubmission } from '../kit/useSubmission.ts';
import { shrinkPicture } from './shrinkPicture.ts';

/** The outcome of the last action. `gone`: it was deleted elsewhere. */
export type ProjectOutcome =
  | {
      readonly kind: 'deleted' | 'renamed' | 'pictured' | 'unpictured' | 'gone';
      readonly project: Project;
    }
  /** `link` opens the copy; it has placeholders. */
  | { readonly kind: 'duplicated'; readonly project: Project; readonly copy: Project };

/** Why the last action did not work; `unreadable`: the lab could not draw the picture. */
export type ProjectProblem = Failure | CoverProblem | 'unreadable';

export interface ProjectActions {
  readonly outcome: ProjectOutcome | null;
  readonly problem: ProjectProblem | null;
  /** Uuid of the project that an action is under way for; '' = none. */
  readonly working: string;
  /** A picture is on its way to the lab. */
  readonly uploading: Project | null;
  readonly remove: (project: Project) => Promise<void>;
  readonly duplicate: (project: Project) => Promise<void>;
  readonly setPicture: (project: Project, file: File) => Promise<void>;
  readonly removePicture: (project: Project) => Promise<void>;
  readonly noteRenamed: (project: Project) => void;
  /** Tells that it was deleted elsewhere. */
  readonly noteGone: (project: Project) => void;
  readonly dismiss: () => void;
}

/**
 * The actions of a list of projects, one at a time.
 * @param reload asks for the list again.
 * @param onRemoved called in its place after a deletion.
 */
export function useProjectActions(reload: () => void, onRemoved: () => void): ProjectActions {
  const { session, config, log } = useSessionArea();
  const { gateway } = session;
  const code = useSessionState(({ person }) => person?.code ?? '');
  const copying = useSubmission();
  const isRunning = useRef(false);
  const [working, setWorking] = useState('');
  const [uploading, setUploading] = useState<Project | null>(null);
  const [outcome, setOutcome] = useState<ProjectOutcome | null>(null);
  const [problem, setProblem] = useState<ProjectProblem | null>(null);

  const dismiss = () => {
    setOutcome(null);
    setProblem(null);
  };
  const noteGone = (project: Project) => {
    setProblem(null);
    setOutcome({ kind: 'gone', project });
    onRemoved();
  };
  /** Runs one action. A project that is no longer available leaves the list, whoever deleted it. */
  async function run<T>(
    project: Project,
    act: () => Promise<Result<T> | null>,
    succeed: (value: T) => void,
  ): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    dismiss();
    setWorking(project.uuid);
    const answer = await act();
    isRunning.current = false;
    setWorking('');
    setUploading(null);
    if (!answer) return;
    if (answer.ok) succeed(answer.value);
    else if (answer.failure.kind === 'notFound') noteGone(project);
    else setProblem(answer.failure);
  }

  return {
    outcome,
    problem,
    working,
    uploading,
    dismiss,
    noteGone,
    noteRenamed: (project) => {
      setProblem(null);
      setOutcome({ kind: 'renamed', project });
      reload();
    },
    remove: (project) =>
      run(
        project,
        () => removeProject({ gateway, log }, projectServices(config), project, code),
        () => {
          setOutcome({ kind: 'deleted', project });
          onRemoved();
        },
      ),
    duplicate: (project) =>
      run(
        project,
        () =>
          copying.submit(project.uuid, (key) =>
            gateway.call(duplicateProject, { body: { uuid: project.uuid } }, { key }),
          ),
        ({ uuid, link_edit }) => {
          copying.forget();
          setOutcome({ kind: 'duplicated', project, copy: { ...project, uuid, editLink: link_edit } });
          reload();
        },
      ),
    setPicture: (project, file) =>
      run(
        project,
        async () => {
          setUploading(project);
          const bytes = await shrinkPicture(file);
          const found = coverProblem(bytes);
          if (!found) return gateway.call(saveProjectCover, { query: { uuid: project.uuid }, bytes });
          setProblem(found);
          return null;
        },
        () => {
          setOutcome({ kind: 'pictured', project });
          reload();
        },
      ),
    removePicture: (project) =>
      run(
        project,
        () => gateway.call(removeProjectCover, { body: { uuid: project.uuid } }),
        () => {
          setOutcome({ kind: 'unpictured', project });
          reload();
        },
      ),
  };
}

/** Reads a refusal of a picture: 422 and 413 are about the file. */
export function pictureProblem(problem: ProjectProblem): ProjectProblem {
  if (typeof problem === 'string' || problem.endpoint !== saveProjectCover.id) return problem;
  if (problem.kind === 'invalid') return 'unreadable';
  return problem.kind === 'tooLarge' ? 'tooLarge' : problem;
}
