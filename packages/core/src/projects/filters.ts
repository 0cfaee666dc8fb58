import { printFamilies, workFilters } from '../contract/index.ts';
import type { PrintFilter, WorkFilter } from '../contract/index.ts';
import { labProjectServices } from '../kernel/config.ts';
import type { PortalConfiguration, ProjectServices } from '../kernel/config.ts';

/** A filter of the list of projects (PROJ-02); each is the value of `filter` and the key of its label (PROJ-23). */
export type ProjectFilter = WorkFilter | PrintFilter;

const printFilters = Object.keys(printFamilies) as PrintFilter[];

/** The services that keep projects: the lab's own unless the configuration names others (GW2-40). */
export function projectServices({ projects }: Pick<PortalConfiguration, 'projects'>): ProjectServices {
  return projects ?? labProjectServices;
}

/** The filters in their order (PROJ-02); those of the print service only where there is one (PROJ-07, GW2-40). */
export function projectFilters({ hasPrintService }: ProjectServices): readonly ProjectFilter[] {
  return hasPrintService ? [...workFilters, ...printFilters] : workFilters;
}

/** Whether the print service keeps the projects of a filter (PROJ-07). */
export function isPrintFilter(filter: ProjectFilter): filter is PrintFilter {
  return filter in printFamilies;
}

const collections: Readonly<Partial<Record<ProjectFilter, string>>> = {
  sbc: 'Sue Bryce Collection',
  kbc: 'Kelly Brown Collection',
};

/** The name of a filter that is a collection, as the banners of the store have it (PROJ-26); '' = it is none. */
export function collectionName(filter: ProjectFilter, { store }: Pick<PortalConfiguration, 'store'>): string {
  const known = collections[filter];
  if (known === undefined) return '';
  return store?.collections.find(({ code }) => code === filter)?.name ?? known;
}

/** Where a new project of a family of the print service begins (PROJ-23). */
export function newPrintAddress(
  filter: PrintFilter,
  { portalOrigin }: Pick<PortalConfiguration, 'portalOrigin'>,
): string {
  return `${portalOrigin}/ta/config-print/${printFamilies[filter]}`;
}
