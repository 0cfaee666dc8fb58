import {
  allProjects,
  deletePrintProject,
  deleteProject,
  deleteProjectFiles,
  duplicateProject,
  printProjects,
  productProjects,
  removeProjectCover,
  renameProject,
  saveProjectCover,
} from '@trade-area/core/contract';
import { customerRoute } from '../base/route.ts';
import { copyProject, nameProject, removeFiles, removeWork } from './actions.ts';
import { removeCover, storeCover } from './covers.ts';
import { listPrintProjects, removePrint } from './printProjects.ts';
import { listProductProjects } from './productProjects.ts';
import { listWorks } from './works.ts';

export const projectRoutes = [
  customerRoute(allProjects, listWorks),
  customerRoute(productProjects, listProductProjects),
  customerRoute(printProjects, listPrintProjects),
  customerRoute(deletePrintProject, removePrint),
  customerRoute(deleteProject, removeWork),
  customerRoute(deleteProjectFiles, removeFiles),
  customerRoute(renameProject, nameProject),
  customerRoute(duplicateProject, copyProject),
  customerRoute(saveProjectCover, storeCover),
  customerRoute(removeProjectCover, removeCover),
];
