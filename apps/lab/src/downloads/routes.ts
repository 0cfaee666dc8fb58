import {
  documentLists,
  downloadFile,
  layoutTemplates,
  libraryArchive,
  libraryFile,
  libraryTrees,
  libraryVideo,
  marketingMaterials,
  softwareDownload,
  softwareList,
  technicalInfo,
  videoTutorials,
  viewFile,
} from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import { customerRoute, fileRoute, publicFileRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { libraryReader } from './address.ts';
import { listDocuments } from './documents.ts';
import { createFileNoteHandler } from './fileNotes.ts';
import { downloadArchive, downloadLibraryFile, downloadVideo } from './files.ts';
import { readLibraryContent, readTemplates } from './library.ts';
import type { LibrarySection } from './libraryFile.ts';
import { downloadSoftware, listSoftware } from './software.ts';
import { templateTree } from './templates.ts';
import { parallelTrees, treeOf } from './tree.ts';

async function listAll({
  lab,
  session,
  query,
}: Call<typeof libraryTrees, Session>): Promise<AnswerInput<typeof libraryTrees>> {
  const reader = await libraryReader(lab, session, query.lang);
  return { downloads_new: { downloads: parallelTrees(await readLibraryContent(lab), reader) } };
}

async function listTemplates({
  lab,
}: Call<typeof layoutTemplates, Session>): Promise<AnswerInput<typeof layoutTemplates>> {
  return { downloads_new: { templates: templateTree(await readTemplates(lab)) } };
}

/** A library with one tree (GW-21), under the last part of its path. */
const listSections =
  (name: string, ...sections: readonly LibrarySection[]) =>
  async ({
    lab,
    session,
    query,
  }: Call<typeof marketingMaterials, Session>): Promise<AnswerInput<typeof marketingMaterials>> => {
    const reader = await libraryReader(lab, session, query.lang);
    return { downloads_new: { [name]: treeOf(await readLibraryContent(lab), sections, reader) } };
  };

export const downloadRoutes = [
  customerRoute(documentLists, listDocuments),
  customerRoute(layoutTemplates, listTemplates),
  customerRoute(libraryTrees, listAll),
  customerRoute(marketingMaterials, listSections('marketing-materials', 'marketing')),
  customerRoute(videoTutorials, listSections('video-tutorial', 'tutorials')),
  customerRoute(technicalInfo, listSections('tecnical-info', 'product_info', 'general')),
  fileRoute(libraryVideo, downloadVideo),
  fileRoute(libraryFile, downloadLibraryFile),
  fileRoute(libraryArchive, downloadArchive),
  customerRoute(softwareList, listSoftware),
  publicFileRoute(softwareDownload, downloadSoftware),
  customerRoute(viewFile, createFileNoteHandler(viewFile, 'view')),
  customerRoute(downloadFile, createFileNoteHandler(downloadFile, 'download')),
];
