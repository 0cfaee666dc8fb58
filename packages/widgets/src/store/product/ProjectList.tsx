import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { productProjects } from '@trade-area/core/contract';
import type { ProjectCard } from '@trade-area/core/contract';
import { fillLink } from '@trade-area/core/store';
import { DataView } from '../../kit/DataView.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../Picture.tsx';
import { StoreLink } from '../StoreLink.tsx';
import { storeTexts } from '../strings.ts';
import type { StoreView } from '../useStoreView.ts';
import type { DrawDeletion } from './ProductView.tsx';
import { WaitingGrid } from '../WaitingGrid.tsx';

/** The question for one page of the own projects of a product, 20 at a time (PROD-10). */
export function projectsInput(slug: string, page: number) {
  return {
    path: { product: slug },
    body: { filter_product: slug.slice(0, 100), page, elements_per_page: 20 },
  };
}

export interface ProjectListProps {
  readonly slug: string;
  readonly view: StoreView;
  /** From 1. Default 1. */
  readonly page?: number | undefined;
  /** Projects that were deleted here: after each the page is asked for again. */
  readonly removals: number;
  /** Absent: they can only be opened. */
  readonly deletion?: DrawDeletion | undefined;
}

/** Own projects, one page below the other; each further page when it is asked for. */
export function ProjectList(props: ProjectListProps): ReactElement {
  const { slug, view, page = 1, removals, deletion } = props;
  const t = useText(storeTexts);
  const projects = useRemote(productProjects, projectsInput(slug, page), { keepPrevious: false });
  const [more, setMore] = useState(false);
  const { retry } = projects;
  useEffect(() => {
    if (removals > 0) retry();
  }, [removals, retry]);
  return (
    <div className="ta-store-section">
      <DataView remote={projects} waiting={<WaitingGrid label={t('loading')} count={3} />}>
        {(data) => (
          <>
            <ul className="ta-store-grid" aria-label={t('tabProjects')}>
              {data.data.map((project, index) => (
                <li key={`${project.uuid || project.id} ${index}`} className="ta-store-grid__item">
                  <Project project={project} view={view} deletion={deletion} />
                </li>
              ))}
            </ul>
            {data.is_next_page &&
              (more ? (
                <ProjectList {...props} page={page + 1} />
              ) : (
                <p className="ta-store-next">
                  <Button onClick={() => setMore(true)}>{t('loadMore')}</Button>
                </p>
              ))}
          </>
        )}
      </DataView>
    </div>
  );
}

interface ProjectProps {
  readonly project: ProjectCard;
  readonly view: StoreView;
  readonly deletion: DrawDeletion | undefined;
}

function Project({ project, view, deletion }: ProjectProps): ReactElement {
  const t = useText(storeTexts);
  const name = project.name || t('untitled');
  const edit = fillLink(project.link_edit, view.viewer, view.linkSettings);
  const date = view.date(project.date);
  const read = fillLink(project.thumbnail_url, { ...view.viewer, c: '', ticket: '' }, view.linkSettings);
  return (
    <article className="ta-store-card" part="card">
      <span className="ta-store-picture">
        <Picture src={read?.href ?? ''} srcset="" avif="" alt="" sizes="33vw" />
      </span>
      <div className="ta-store-card__text">
        <h2 className="ta-store-card__name">{name}</h2>
        {date !== '' && <p className="ta-store-card__facts">{t('changed', { date })}</p>}
      </div>
      <div className="ta-store-actions">
        {edit && (
          <StoreLink
            href={edit.href}
            external={edit.path === null}
            lead
            className="ta-action ta-store-action"
            label={t('actionOf', { action: t('edit'), name })}
          >
            {t('edit')}
          </StoreLink>
        )}
        {deletion?.({
          kind: project.family_id === '' ? 'work' : 'print',
          id: project.id,
          uuid: project.uuid,
          name,
        })}
      </div>
    </article>
  );
}
