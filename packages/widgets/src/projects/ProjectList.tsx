import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { coverTypes } from '@trade-area/core/contract';
import { editAddress, pagesKnown } from '@trade-area/core/projects';
import type { Project, ProjectsAddress } from '@trade-area/core/projects';
import { DataView } from '../kit/DataView.tsx';
import { ListPager } from '../kit/list/ListPager.tsx';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { projectsIcon } from '../ui/icons.ts';
import { EmptyState } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CreateProject } from './CreateProject.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectOutcomes } from './ProjectOutcomes.tsx';
import { RenameProject } from './RenameProject.tsx';
import { projectsTexts } from './strings.ts';
import { useProjectActions } from './useProjectActions.ts';
import { useProjectPage } from './useProjectPage.ts';

export interface ProjectListProps {
  /** The filter stays the same while this is shown. */
  readonly address: ProjectsAddress;
  /** Title of the filter. */
  readonly family: string;
  /** Asks for another page; `replace`: it is a correction. */
  readonly onPage: (page: number, replace: boolean) => void;
  readonly hrefFor?: ((page: number) => string) | undefined;
  readonly quotesHref?: string | undefined;
  readonly onOpen?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly renderProof?: ((project: ProofedProject, onClose: () => void) => ReactNode) | undefined;
}

/** A print project whose proof is shown. */
export interface ProofedProject {
  readonly uuid: string;
  readonly name: string;
}

/** The projects of one family, page by page (PROJ-05, PROJ-19). */
export function ProjectList(props: ProjectListProps): ReactElement {
  const { address, family, onPage, hrefFor, quotesHref, onOpen, renderProof } = props;
  const { page } = address;
  const t = useText(projectsTexts);
  const language = useLanguage();
  const { config } = useSessionArea();
  const c = useSessionState(({ person }) => person?.c ?? '');
  const remote = useProjectPage(address);
  const shown = remote.data?.projects ?? [];
  const actions = useProjectActions(remote.retry, () => {
    // A page that becomes empty gives way to the one before (PROJ-21).
    if (shown.length <= 1 && page > 1) onPage(page - 1, true);
    else remote.retry();
  });
  const [asked, setAsked] = useState<{
    readonly what: 'delete' | 'rename' | 'proof';
    readonly project: Project;
  } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const pictured = useRef<Project | null>(null);

  const isPastEnd = page > 1 && remote.data?.projects.length === 0 && !remote.asking;
  useEffect(() => {
    if (isPastEnd) onPage(1, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onPage` is another one at each render.
  }, [isPastEnd]);

  const nameOf = ({ name, product }: Project) => name || product || t('untitled');
  const hrefOf = (project: Project) => editAddress(project, { c, language }, config)?.href ?? null;
  const create = (
    <CreateProject
      choices={remote.data?.create ?? []}
      family={family}
      values={{ c, language }}
      onOpen={onOpen}
    />
  );
  return (
    <div className="ta-projects__panel">
      <ProjectOutcomes
        actions={actions}
        isAsking={asked !== null}
        nameOf={nameOf}
        hrefOf={hrefOf}
        onOpen={onOpen}
      />
      <DataView
        remote={remote}
        waiting={<Skeleton shape="card" count={4} />}
        isEmpty={({ projects }) => projects.length === 0}
        empty={
          <Slot name="empty">
            <EmptyState icon={projectsIcon} title={t('none')} action={create}>
              {t('noneHint')}
            </EmptyState>
          </Slot>
        }
      >
        {({ projects, isNextPage }) => (
          <>
            <div className="ta-projects__bar">
              <p className="ta-quiet ta-figures" role="status">
                {t('shown', { count: projects.length })}
              </p>
              {create}
            </div>
            <ul className="ta-projects__list" aria-label={family}>
              {projects.map((project, index) => (
                <ProjectCard
                  key={project.uuid || `${project.id} ${index}`}
                  project={project}
                  name={nameOf(project)}
                  href={hrefOf(project)}
                  isWorking={actions.working !== '' && actions.working === project.uuid}
                  onEdit={(event) => onOpen?.(hrefOf(project) ?? '', event)}
                  onDelete={() => setAsked({ what: 'delete', project })}
                  onRename={() => setAsked({ what: 'rename', project })}
                  onDuplicate={() => void actions.duplicate(project)}
                  onProof={
                    renderProof && project.kind === 'print'
                      ? () => setAsked({ what: 'proof', project })
                      : undefined
                  }
                  onPicture={() => {
                    pictured.current = project;
                    file.current?.click();
                  }}
                  onRemovePicture={() => void actions.removePicture(project)}
                />
              ))}
            </ul>
            <ListPager
              label={t('pager')}
              page={page}
              {...pagesKnown(page, isNextPage)}
              onPage={(next) => onPage(next, false)}
              hrefFor={hrefFor}
            />
          </>
        )}
      </DataView>
      {quotesHref !== undefined && (
        <p className="ta-quiet ta-projects__elsewhere">
          {t('elsewhere')}{' '}
          <a className="ta-link" href={quotesHref}>
            {t('elsewhereLink')}
          </a>
        </p>
      )}
      <input
        ref={file}
        className="ta-hidden"
        type="file"
        accept={coverTypes.join(',')}
        aria-label={t('chooseFile')}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (chosen && pictured.current) void actions.setPicture(pictured.current, chosen);
        }}
      />
      {asked?.what === 'delete' && (
        <DeleteQuestion
          name={nameOf(asked.project)}
          busy={actions.working !== ''}
          onYes={() => void actions.remove(asked.project).then(() => setAsked(null))}
          onNo={() => setAsked(null)}
        />
      )}
      {asked?.what === 'proof' &&
        renderProof?.({ uuid: asked.project.uuid, name: nameOf(asked.project) }, () => setAsked(null))}
      {asked?.what === 'rename' && (
        <RenameProject
          project={asked.project}
          onClose={(saved, isStale) => {
            setAsked(null);
            if (saved !== null) actions.noteRenamed({ ...asked.project, name: saved });
            else if (isStale) remote.retry();
          }}
          onGone={() => {
            setAsked(null);
            actions.noteGone(asked.project);
          }}
        />
      )}
    </div>
  );
}
