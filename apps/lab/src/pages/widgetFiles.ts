import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Hono } from 'hono';
import { labFolder } from '../base/labFolder.ts';
import type { Lab } from '../base/lab.ts';
import { securityHeaders } from '../base/securityHeaders.ts';
import { notFoundPage } from './errorPage.tsx';
import { findFile } from './findFile.ts';
import { createTextSender } from './sendText.ts';
import { folderOfRelease, keepRelease } from './widgetReleases.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  // `snippets.html`: lines to copy, so a browser shows them and runs nothing.
  '.html': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  // Declarations, to be copied into a project that has no package.
  '.ts': 'text/plain; charset=utf-8',
  // Notices of others' works.
  '.txt': 'text/plain; charset=utf-8',
};

const built = join(labFolder, '..', '..', 'packages', 'widgets');
const elements = join(built, 'dist', 'elements');

/**
 * The built widgets: `/widgets/v1/…` is this release, `/widgets/<version>/…` never changes. A release that a page has
 * asked for by its full version stays available after the lab was upgraded.
 */
export function addWidgetFiles(app: Hono, lab: Lab): void {
  const send = createTextSender();
  const folders = { built: elements, kept: join(lab.dataFolder, 'widgets') };
  const keptVersions = new Map<string, Promise<void>>();

  /** Once for each run of the lab. Without it the page is served all the same. */
  const keep = (version: string) => {
    const known =
      keptVersions.get(version) ??
      keepRelease(folders, version).catch((error: unknown) =>
        lab.log('warn', `ta: the widgets ${version} could not be kept for later upgrades`, {
          error: String(error),
        }),
      );
    keptVersions.set(version, known);
    return known;
  };

  app.get('/widgets/:version/*', async (context) => {
    const version = context.req.param('version');
    const name = context.req.path.slice(`/widgets/${version}/`.length);
    const full = await currentVersion();
    const isCurrent = full !== '' && (version === full || version === `v${majorOf(full)}`);
    const folder = isCurrent ? elements : folderOfRelease(folders, version);
    const file = folder === null ? null : await findFile(folder, name, (listed) => extname(listed) in types);
    if (!file) return notFoundPage(context, lab);
    const isFixed = !version.startsWith('v');
    if (isCurrent && isFixed) await keep(full);
    const type = types[extname(name)] ?? '';
    return send(
      context,
      { name: `${version}/${name}`, type, text: file.bytes.toString() },
      {
        ...securityHeaders(),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        // The content of a major version changes, so it is revalidated every few minutes. A full version never changes.
        'cache-control': isFixed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      },
    );
  });
}

/** The versions before 1.0 are at `v1` too. */
const majorOf = (version: string) => Math.max(1, Number(version.split('.')[0] ?? '1'));

async function currentVersion(): Promise<string> {
  try {
    const { version } = JSON.parse(await readFile(join(built, 'package.json'), 'utf8')) as {
      version?: string;
    };
    return version ?? '';
  } catch {
    return '';
  }
}
