import type { FontOutlines, Guides } from '../geometry/index.ts';
import {
  dpiLimits,
  dpiOf,
  focusOnSheet,
  guardedEdges,
  inkOf,
  isBeyondSafe,
  isInGutter,
  isOutside,
  isTextInGutter,
  isTextUnsafe,
  layOutItem,
} from './checkRules.ts';
import { isLoose, printFamilies } from './createProject.ts';
import type { PhotoItem, PrintProject, ProjectPhoto, ProjectSpread, TextItem } from './document.ts';
import { sheetsOf } from './readProject.ts';
import { guidesFor, pagesOf } from './sheets.ts';

/** Checks of a project, in the order in which their findings are listed. */
export const checks = [
  'pageCount',
  'missingPhoto',
  'outsidePage',
  'lowRes',
  'softRes',
  'bleedGuard',
  'safeZone',
  'gutter',
  'textOverflow',
  'missingGlyph',
  'placeholderText',
  'emptyBox',
  'emptyPage',
  'duplicate',
  'mixedProfile',
] as const;
export type Check = (typeof checks)[number];

/** `blocks` must be mended; `confirm` blocks until it is accepted; `strong` and `warning` are looked at; `note` is for information. */
export type FindingLevel = 'blocks' | 'confirm' | 'strong' | 'warning' | 'note';

export type Fix = 'extend' | 'remove' | 'moveInside' | 'shrinkText';

export interface ProjectFinding {
  readonly check: Check;
  readonly level: FindingLevel;
  /** '' = the project as a whole. */
  readonly sheetId: string;
  /** '' = the sheet as a whole. */
  readonly itemId: string;
  readonly photoId: string;
  /** Numbers and names for its sentence, such as `dpi`. */
  readonly values: Readonly<Record<string, number | string>>;
  readonly fix: Fix | null;
  /** Names it in `accepted`; another photo or another resolution is another finding. */
  readonly key: string;
  readonly isAccepted: boolean;
}

export interface CheckOptions {
  /** Outlines of a font that is loaded; null while it is not: texts are then judged by their boxes. */
  readonly outlinesOf?: (font: TextItem['font']) => FontOutlines | null;
  /** Texts that new boxes begin with, in any language: a box that still has one was forgotten. */
  readonly placeholders?: readonly string[];
}

type Draft = Partial<Pick<ProjectFinding, 'sheetId' | 'itemId' | 'photoId' | 'values' | 'fix'>>;

/** Everything that would go wrong on paper, the worst first among those of a check. */
export function checkProject(project: PrintProject, options: CheckOptions = {}): ProjectFinding[] {
  const accepted = new Set(project.accepted);
  const findings: ProjectFinding[] = [];
  const report = (check: Check, level: FindingLevel, draft: Draft = {}) => {
    const { sheetId = '', itemId = '', photoId = '', values = {}, fix = null } = draft;
    const key = [check, itemId === '' ? sheetId : itemId, photoId, values['dpi'] ?? ''].join(':');
    findings.push({
      check,
      level,
      sheetId,
      itemId,
      photoId,
      values,
      fix,
      key,
      isAccepted: accepted.has(key),
    });
  };
  checkPages(project, report);
  const photos = new Map(project.photos.map((photo) => [photo.id, photo]));
  for (const sheet of sheetsOf(project)) checkSheet({ project, sheet, photos, options, report });
  checkUses(project, photos, report);
  const rank = new Map(checks.map((check, index) => [check, index]));
  return findings.toSorted((a, b) => (rank.get(a.check) ?? 0) - (rank.get(b.check) ?? 0));
}

/** Whether a project can be ordered: nothing blocks it, and all that wants a tick has one. */
export const canOrder = (findings: readonly ProjectFinding[]): boolean =>
  findings.every(({ level, isAccepted }) => level !== 'blocks' && (level !== 'confirm' || isAccepted));

type Report = (check: Check, level: FindingLevel, draft?: Draft) => void;

function checkPages(project: PrintProject, report: Report) {
  const count = pagesOf(project);
  const { min, max, step } = project.pages;
  if (isLoose(project.family_id)) {
    if (project.spreads.length === 0)
      report('pageCount', 'blocks', { values: { pages: 0, min: 1, max, step: 1 } });
    return;
  }
  if (count < min || count > max || (count - min) % step !== 0)
    report('pageCount', 'blocks', { values: { pages: count, min, max, step } });
}

interface SheetCheck {
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
  readonly photos: ReadonlyMap<string, ProjectPhoto>;
  readonly options: CheckOptions;
  readonly report: Report;
}

function checkSheet(context: SheetCheck) {
  const { project, sheet, photos, report } = context;
  const guides = guidesFor(project, sheet);
  // A card may have a blank side.
  const emptyLevel = project.family_id === printFamilies.cards ? 'note' : 'warning';
  if (sheet.items.length === 0 && sheet.bg.photoId === null)
    report('emptyPage', emptyLevel, { sheetId: sheet.id });
  if (sheet.bg.photoId !== null) {
    const photo = photos.get(sheet.bg.photoId);
    const where = { sheetId: sheet.id, photoId: sheet.bg.photoId };
    if (checkPhoto(photo, where, report) && photo)
      checkDpi(dpiOf({ ...guides.bleed, crop: backgroundCrop(photo) }, photo), where, report);
  }
  for (const item of sheet.items) {
    const where = { sheetId: sheet.id, itemId: item.id };
    if (isOutside(item, guides)) {
      report('outsidePage', 'blocks', { ...where, fix: item.lock ? null : 'remove' });
      continue;
    }
    if (item.kind === 'photo') checkBox(item, guides, context);
    else checkText(item, guides, context);
  }
}

/** A background fills the printed sheet about the photo’s focus. */
export const backgroundCrop = ({ focus }: Pick<ProjectPhoto, 'focus'>): PhotoItem['crop'] => ({
  cx: focus.x,
  cy: focus.y,
  zoom: 1,
  quarter: 0,
  fine: 0,
  flip: false,
});

/** Whether the photo is there to be judged. */
function checkPhoto(photo: ProjectPhoto | undefined, where: Draft, report: Report): boolean {
  if (photo?.status === 'ready') return true;
  report('missingPhoto', 'blocks', {
    ...where,
    values: { status: photo?.status ?? 'gone', name: photo?.name ?? '' },
  });
  return photo !== undefined && photo.status !== 'gone';
}

function checkDpi(dpi: number, where: Draft, report: Report) {
  const draft = { ...where, values: { dpi } };
  if (dpi < dpiLimits.refused) report('lowRes', 'confirm', draft);
  else if (dpi < dpiLimits.warned) report('lowRes', 'strong', draft);
  else if (dpi < dpiLimits.noted) report('softRes', 'note', draft);
}

function checkBox(item: PhotoItem, guides: Guides, { sheet, photos, report }: SheetCheck) {
  const where = { sheetId: sheet.id, itemId: item.id };
  const edges = guardedEdges(item, guides);
  if (edges.length > 0)
    report('bleedGuard', 'warning', {
      ...where,
      values: { edges: edges.join(' ') },
      fix: item.lock ? null : 'extend',
    });
  if (item.photoId === null) {
    report('emptyBox', 'warning', { ...where, fix: item.lock ? null : 'remove' });
    return;
  }
  const photo = photos.get(item.photoId);
  const withPhoto = { ...where, photoId: item.photoId };
  if (!checkPhoto(photo, withPhoto, report) || !photo) return;
  checkDpi(dpiOf(item, photo), withPhoto, report);
  const focus = focusOnSheet(item, photo);
  if (!focus) return;
  if (isBeyondSafe(focus, guides)) report('safeZone', 'warning', { ...withPhoto, values: { what: 'focus' } });
  if (isInGutter(focus, guides)) report('gutter', 'warning', { ...withPhoto, values: { what: 'focus' } });
}

function checkText(item: TextItem, guides: Guides, { project, sheet, options, report }: SheetCheck) {
  const where = { sheetId: sheet.id, itemId: item.id };
  // A card without a date has its place left empty.
  if (item.text.trim() === '' && project.family_id === printFamilies.cards) return;
  const outlines = options.outlinesOf?.(item.font) ?? null;
  const layout = layOutItem(item, outlines);
  if (item.text.trim() === '' || options.placeholders?.includes(item.text)) {
    report('placeholderText', 'warning', { ...where, fix: item.lock ? null : 'remove' });
    return;
  }
  if (layout?.overflows)
    report('textOverflow', 'warning', {
      ...where,
      values: { height: Math.ceil(layout.height), box: Math.floor(item.h) },
      fix: 'shrinkText',
    });
  if (layout && layout.missing.length > 0)
    report('missingGlyph', 'warning', {
      ...where,
      values: { characters: layout.missing.slice(0, 12).join(' ') },
    });
  const ink = inkOf(item, layout, outlines);
  if (!ink) return;
  if (isTextUnsafe(ink, guides))
    report('safeZone', 'warning', {
      ...where,
      values: { what: 'text' },
      fix: item.lock ? null : 'moveInside',
    });
  if (isTextInGutter(ink, guides)) report('gutter', 'warning', { ...where, values: { what: 'text' } });
}

function checkUses(project: PrintProject, photos: ReadonlyMap<string, ProjectPhoto>, report: Report) {
  const uses = new Map<string, { readonly sheetId: string; readonly itemId: string }[]>();
  // The cover often shows a photo of the inside: that is no mistake.
  const isCalendar = project.family_id === printFamilies.calendars;
  for (const { id: sheetId, items } of isCalendar ? project.spreads.slice(1) : project.spreads)
    for (const item of items)
      if (item.kind === 'photo' && item.photoId !== null)
        uses.set(item.photoId, [...(uses.get(item.photoId) ?? []), { sheetId, itemId: item.id }]);
  for (const [photoId, places] of uses) {
    const second = places[1];
    if (second) report('duplicate', 'note', { ...second, photoId, values: { times: places.length } });
  }
  const used = new Set([...uses.keys()].flatMap((id) => photos.get(id)?.icc ?? []));
  // A photo without a profile is read as sRGB.
  const profiles = new Set([...used].map((icc) => (icc === 'none' ? 'srgb' : icc)));
  if (profiles.size > 1)
    report('mixedProfile', 'note', { values: { profiles: [...profiles].toSorted().join(' ') } });
}

/** Marks a finding as printed anyway, or takes the mark back. */
export function acceptFinding(project: PrintProject, key: string, isAccepted: boolean): PrintProject {
  const others = project.accepted.filter((each) => each !== key);
  if (isAccepted === project.accepted.includes(key)) return project;
  return { ...project, accepted: isAccepted ? [...others, key] : others };
}
