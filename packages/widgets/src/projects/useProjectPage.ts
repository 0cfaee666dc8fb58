import { useMemo } from 'react';
import { allProjects, printFamilies, printProjects, projectsPerPage } from '@trade-area/core/contract';
import { isPrintFilter, newPrintAddress, readPrintProjects, readWorks } from '@trade-area/core/projects';
import type { Project, ProjectsAddress } from '@trade-area/core/projects';
import { useSessionArea } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

/** A page of the projects of one filter. */
export interface ProjectPage {
  readonly projects: readonly Project[];
  readonly isNextPage: boolean;
  /** The products that a new project can be made of (PROJ-23): name, and address with placeholders. */
  readonly create: readonly { readonly name: string; readonly link: string }[];
}

/** A page of a filter from the service that keeps it (PROJ-06, PROJ-07). The filter must stay the same. */
export function useProjectPage({ filter, page }: ProjectsAddress): Remote<ProjectPage> {
  const { config } = useSessionArea();
  const isPrint = isPrintFilter(filter);
  const works = useRemote(
    allProjects,
    isPrint ? null : { body: { page, elements_per_page: projectsPerPage, filter } },
  );
  const prints = useRemote(
    printProjects,
    isPrint ? { body: { family_id: printFamilies[filter], page: String(page) } } : null,
  );
  const data = useMemo((): ProjectPage | undefined => {
    if (works.data)
      return {
        projects: readWorks(works.data.data),
        isNextPage: works.data.is_next_page,
        create: works.data.create,
      };
    if (!prints.data || !isPrintFilter(filter)) return undefined;
    return {
      projects: readPrintProjects(prints.data.results, config),
      isNextPage: prints.data.is_next_page,
      create: [{ name: '', link: newPrintAddress(filter, config) }],
    };
  }, [works.data, prints.data, filter, config]);
  return { ...(isPrint ? prints : works), data };
}
