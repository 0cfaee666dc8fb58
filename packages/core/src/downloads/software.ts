import type { SoftwareFile } from '../contract/index.ts';

/** The computer of the visitor, as far as its browser says. */
export interface Computer {
  readonly platform: 'MAC' | 'PC' | '';
  /** Parts of the version of macOS, such as [10, 12, 6]; empty = not known. */
  readonly version: readonly number[];
}

/** The oldest Mac OS X on which the software runs (DOC-10). */
export const oldestMac = '10.7';
/** Above this version the file is linked without the helper (DOC-11, DOC-15). */
const lastHelpedMac = [10, 12, 1] as const;
/** Characters of a project’s name (DOC-14, CONST2-10). */
export const longestProjectName = 12;

/** Reads the `User-Agent` of a browser. */
export function readComputer(agent: string): Computer {
  if (/windows/i.test(agent)) return { platform: 'PC', version: [] };
  // An iPad that asks for the pages of a computer looks like a Mac, and cannot be told from one.
  if (!/mac os x/i.test(agent) || /iphone|ipad|ipod/i.test(agent)) return { platform: '', version: [] };
  const [, found = ''] = /mac os x (\d+(?:[._]\d+){0,2})/i.exec(agent) ?? [];
  return { platform: 'MAC', version: found === '' ? [] : found.split(/[._]/).map(Number) };
}

/** Whether the file is linked itself; otherwise the helper script gives it (DOC-15). */
export function linksDirectly({ platform, version }: Computer): boolean {
  if (platform !== 'MAC' || version.length === 0) return false;
  for (const [index, limit] of lastHelpedMac.entries()) {
    const part = version[index] ?? 0;
    if (part !== limit) return part > limit;
  }
  return false;
}

/** The content of the software tab: the current versions, that of this computer first, then older ones and the guide. */
export interface SoftwareOffer {
  readonly current: readonly SoftwareFile[];
  readonly older: readonly SoftwareFile[];
  readonly guides: readonly SoftwareFile[];
}

export function softwareOffer(files: readonly SoftwareFile[], computer: Computer): SoftwareOffer {
  const isGuide = ({ piattaforma }: SoftwareFile) => piattaforma.toUpperCase() === 'GUIDE';
  const isCurrent = ({ type }: SoftwareFile) => type.toLowerCase() === 'full';
  const programs = files.filter((file) => !isGuide(file));
  const mine = ({ piattaforma }: SoftwareFile) => (piattaforma.toUpperCase() === computer.platform ? 0 : 1);
  return {
    current: programs.filter(isCurrent).toSorted((one, other) => mine(one) - mine(other)),
    older: programs.filter((file) => !isCurrent(file)),
    guides: files.filter(isGuide),
  };
}

/** The tutorials of the design software in the order shown (LIB-12, LIB-13), with the file of each film. */
export const softwareTutorials = [
  { key: 'install', file: '1-install.mp4' },
  { key: 'firstProject', file: '2-first-project.mp4' },
  { key: 'templates', file: '3-templates.mp4' },
  { key: 'importPhotos', file: '4-importing-photos.mp4' },
  { key: 'layoutTools', file: '5-layout-tools.mp4' },
  { key: 'text', file: '6-text.mp4' },
  { key: 'cover', file: '7-cover.mp4' },
  { key: 'exportOrder', file: '8-export-order.mp4' },
  { key: 'troubleshooting', file: '9-troubleshooting.mp4' },
] as const;
export type SoftwareTutorial = (typeof softwareTutorials)[number]['key'];

/** The folder of the video tutorials that has them; links of the layout help lead to it (LAY-11). */
export const softwareTutorialsFolder = '/GRAPHISOFTWARE TUTORIAL_EN';
