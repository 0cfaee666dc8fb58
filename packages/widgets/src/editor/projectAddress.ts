import { printHash, printPath } from '@trade-area/core/editor';
import { printFamilies } from '@trade-area/core/layout';

/** Families that have an editor, and the one that is usual. */
export const editorFamilies: readonly number[] = Object.values(printFamilies);
export const usualFamily = String(printFamilies.prints);

/** Address of a project in the portal, below `/ta/`. @param project its uuid; '' = a new one. */
export const projectAddress = (family: string, project: string): string => printPath({ family, project });

/** The same at the last step before its order. */
export const orderAddress = (family: string, project: string): string =>
  `${projectAddress(family, project)}${printHash('finish')}`;
