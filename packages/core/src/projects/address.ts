import { readQuery, writeQuery } from '../kernel/address/query.ts';
import type { ProjectFilter } from './filters.ts';

/** The query of the page (PROJ-05, PROJ-23). */
export interface ProjectsAddress {
  readonly filter: ProjectFilter;
  /** From 1. */
  readonly page: number;
}

/** The lab answers no later one. */
const lastPage = 9_999;

/** The first of the filters for one that is not theirs, page 1 for what is no page. */
export function readProjectsAddress(query: string, filters: readonly ProjectFilter[]): ProjectsAddress {
  const { filter, page = '' } = readQuery(query, ['filter', 'page']);
  return {
    filter: filters.find((known) => known === filter) ?? filters[0] ?? 'wedding',
    page: /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

/** The query without `?`. Page 1 is left out, so a filter that is chosen begins there (PROJ-05). */
export function writeProjectsAddress({ filter, page }: ProjectsAddress): string {
  return writeQuery({ filter, page: page > 1 ? page : '' });
}
