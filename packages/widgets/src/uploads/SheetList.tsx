import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { allSpreads, allSpreadsSlot, halvesOf } from '@trade-area/core/preflight';
import type { Slot } from '@trade-area/core/preflight';
import type { Uploader, UploaderState } from '@trade-area/core/uploads';
import { useText } from '../kit/text/engine.tsx';
import type { UploadAccess } from '../kit/upload/access.ts';
import { SheetRow } from './SheetRow.tsx';
import { uploadsTexts } from './strings.ts';

export interface SheetListProps {
  readonly uploader: Uploader;
  readonly access: UploadAccess;
  readonly state: UploaderState;
}

/** The slots of the order with their files, and above them the unassigned files. */
export function SheetList({
  uploader,
  access,
  state: { ledger, rows },
}: SheetListProps): ReactElement | null {
  const t = useText(uploadsTexts);
  const bySlot = useMemo(() => new Map(rows.map((row) => [row.slot, row])), [rows]);
  const all = ledger?.slots;
  const parts = useMemo(
    () => ({
      allSpreadsRow: allSpreadsSlot(all ?? []),
      halves: new Map((all ?? []).map((slot) => [slot.slot, slot.kind === 'spread' ? halvesOf(slot) : []])),
    }),
    [all],
  );
  if (!ledger) return null;
  const { slots, open } = ledger;
  const tray = rows.filter(({ slot }) => slot === '');
  // Prints have any number of sheets: the slots up to the one after the last filled slot are shown.
  const last = slots.findLastIndex(({ slot }) => bySlot.has(slot));
  const shown = slots.filter((slot, index) => slot.kind !== 'image' || index <= last + 1);
  // One row for each sheet; one row for a PDF of all spreads; two rows for a spread that is made of two files.
  const allSpreadsRow = bySlot.has(allSpreads) ? parts.allSpreadsRow : null;
  const visibleSlots = shown.flatMap((slot): readonly Slot[] => {
    if (allSpreadsRow && slot.kind === 'spread') return slot.number === 1 ? [allSpreadsRow] : [];
    const halves = parts.halves.get(slot.slot) ?? [];
    return !bySlot.has(slot.slot) && halves.some((half) => bySlot.has(half.slot)) ? halves : [slot];
  });
  const shared = { uploader, access, slots, open };
  return (
    <>
      {tray.length > 0 && (
        <section className="ta-uploads-tray" aria-label={t('tray')}>
          <h3 className="ta-heading ta-uploads-tray__title">{t('tray')}</h3>
          <p className="ta-uploads-tray__hint">{t('trayHint')}</p>
          <ul className="ta-uploads-list">
            {tray.map((row) => (
              <SheetRow key={row.key} {...shared} slot={null} row={row} />
            ))}
          </ul>
        </section>
      )}
      <ul className="ta-uploads-list" aria-label={t('list')}>
        {visibleSlots.map((slot) => (
          <SheetRow key={slot.slot} {...shared} slot={slot} row={bySlot.get(slot.slot)} />
        ))}
      </ul>
    </>
  );
}
