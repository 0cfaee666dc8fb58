import { useMemo } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import {
  collectionName,
  projectFilters,
  projectServices,
  readProjectsAddress,
  writeProjectsAddress,
} from '@trade-area/core/projects';
import type { ProjectFilter } from '@trade-area/core/projects';
import type { QueryInput } from '../kit/list/useListPage.ts';
import { useSessionArea } from '../kit/provider.tsx';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Button } from '../ui/Button.tsx';
import { chevronLeftIcon } from '../ui/icons.ts';
import { ScrollingTabs } from '../ui/ScrollingTabs.tsx';
import { ProjectList } from './ProjectList.tsx';
import type { ProofedProject } from './ProjectList.tsx';
import { projectsTexts } from './strings.ts';

/** Props of {@link Projects}. */
export interface ProjectsProps extends QueryInput {
  /** Address of this page for a query: the pager becomes real links. Default: buttons. */
  readonly hrefFor?: ((search: string) => string) | undefined;
  /** Address of the store, to go back to (PROJ-01). Absent: no way back is shown. */
  readonly storeHref?: string | undefined;
  /** Address of the saved quotes, for products without a tab. Absent: they are not mentioned. */
  readonly quotesHref?: string | undefined;
  /** About to follow a link to an editor; `preventDefault` stays here. */
  readonly onOpen?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Shows the proof of a print project for the couple. Default: it isn't offered. */
  readonly renderProof?: ((project: ProofedProject, onClose: () => void) => ReactNode) | undefined;
}

/**
 * The customer's saved projects by product family, 10 on a page (PROJ-02 to PROJ-06), to continue, name, copy, picture
 * and delete. Its owner keeps `search`.
 *
 * @example
 * const [search, setSearch] = useState('');
 * <Projects search={search} onSearchChange={setSearch} storeHref="/store" />
 */
export const Projects = withBoundary(function Projects(props: ProjectsProps): ReactElement {
  const { search, onSearchChange, hrefFor, storeHref, quotesHref, onOpen, renderProof } = props;
  const t = useText(projectsTexts);
  const { config } = useSessionArea();
  const filters = projectFilters(projectServices(config));
  const address = useMemo(() => readProjectsAddress(search, filters), [search, filters]);
  const titleOf = (filter: ProjectFilter) =>
    filter === 'sbc' || filter === 'kbc' ? collectionName(filter, config) : t(filter);
  return (
    <div className="ta-projects" part="projects">
      {storeHref !== undefined && (
        <p className="ta-projects__back">
          <Button variant="link" icon={chevronLeftIcon} href={storeHref}>
            {t('back')}
          </Button>
        </p>
      )}
      <ScrollingTabs
        className="ta-projects__tabs"
        label={t('tabs')}
        tabs={filters.map((filter) => ({ key: filter, title: titleOf(filter) }))}
        selected={address.filter}
        onSelect={(filter) =>
          onSearchChange(writeProjectsAddress({ filter: filter as ProjectFilter, page: 1 }), {
            replace: false,
          })
        }
      >
        <ProjectList
          // Of another family nothing is kept: neither its rows nor what was done with them.
          key={address.filter}
          address={address}
          family={titleOf(address.filter)}
          onPage={(page, replace) => onSearchChange(writeProjectsAddress({ ...address, page }), { replace })}
          hrefFor={hrefFor && ((page) => hrefFor(writeProjectsAddress({ ...address, page })))}
          quotesHref={quotesHref}
          onOpen={onOpen}
          renderProof={renderProof}
        />
      </ScrollingTabs>
    </div>
  );
});
