import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyTree, filesBelow } from '../../database/copyTree.ts';

/** Folders of the data folder that hold files: uploads, attachments of messages, mails that were not sent, product pictures. */
const folders = ['uploads', 'attachments', 'mail', 'pictures'];

/**
 * Copies the uploaded files around a copy of the database. A row of that copy needs its file: a file that exists at that
 * moment was copied before, or is copied afterwards. Bytes behind a row's offset do not count, so a file that has grown
 * since is whole.
 */
export async function backUpFiles(
  dataFolder: string,
  target: string,
  backUpDatabase: () => Promise<void>,
): Promise<void> {
  await copyFolders(dataFolder, target);
  await backUpDatabase();
  await copyFolders(dataFolder, target);
  await dropMovedParts(dataFolder, target);
}

async function copyFolders(dataFolder: string, target: string): Promise<void> {
  for (const name of folders)
    if (existsSync(join(dataFolder, name))) await copyTree(join(dataFolder, name), join(target, name));
}

/** A file that was finished between the copies is in both folders: its unfinished copy is shorter than its row says. */
async function dropMovedParts(dataFolder: string, target: string): Promise<void> {
  for (const id of await filesBelow(join(target, 'uploads', 'part')))
    if (
      !existsSync(join(dataFolder, 'uploads', 'part', id)) &&
      existsSync(join(target, 'uploads', 'whole', id))
    )
      await rm(join(target, 'uploads', 'part', id));
}
