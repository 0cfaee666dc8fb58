import { useMemo, useState } from 'react';
import { byTime, usesOf } from '@trade-area/core/layout';
import type { PrintProject, ProjectPhoto } from '@trade-area/core/layout';

/** Orders of the photos of a tray. */
export const traySorts = ['time', 'name', 'stars'] as const;
export type TraySort = (typeof traySorts)[number];

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const byName = (photos: readonly ProjectPhoto[]) =>
  photos.toSorted((a, b) => natural.compare(a.name, b.name));

const sorted: Readonly<Record<TraySort, (photos: readonly ProjectPhoto[]) => ProjectPhoto[]>> = {
  time: byTime,
  name: byName,
  stars: (photos) => byTime(photos).toSorted((a, b) => b.stars - a.stars),
};

/** The photos of a project as the tray lists them: sorted, searched, with or without the ones that are used. */
export function usePhotoTray(project: PrintProject) {
  const [sort, setSort] = useState<TraySort>('time');
  const [search, setSearch] = useState('');
  const [hidesUsed, setHidesUsed] = useState(false);
  const { photos, cover, spreads } = project;
  const uses = useMemo(() => usesOf({ cover, spreads }), [cover, spreads]);
  const ordered = useMemo(() => sorted[sort](photos), [sort, photos]);
  const words = search.trim().toLocaleLowerCase();
  const shown = ordered.filter(
    ({ id, name }) => (!hidesUsed || !uses.has(id)) && name.toLocaleLowerCase().includes(words),
  );
  return { shown, uses, sort, setSort, search, setSearch, hidesUsed, setHidesUsed };
}
