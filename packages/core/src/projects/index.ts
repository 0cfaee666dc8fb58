export { readProjectsAddress, writeProjectsAddress } from './address.ts';
export type { ProjectsAddress } from './address.ts';
export { coverProblem } from './cover.ts';
export type { CoverProblem } from './cover.ts';
export { pagesKnown } from './paging.ts';
export { editAddress, readPrintProjects, readWorks } from './project.ts';
export type { Project } from './project.ts';
export { removeProject } from './removeProject.ts';
export {
  collectionName,
  isPrintFilter,
  newPrintAddress,
  projectFilters,
  projectServices,
} from './filters.ts';
export type { ProjectFilter } from './filters.ts';
