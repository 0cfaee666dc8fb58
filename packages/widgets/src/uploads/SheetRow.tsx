import { memo } from 'react';
import type { ReactElement } from 'react';
import type { ExpectedSlot } from '@trade-area/core/contract';
import { allSpreads, allSpreadsSlot, halvesOf, isHalf } from '@trade-area/core/preflight';
import type { Slot } from '@trade-area/core/preflight';
import { lightOfRow } from '@trade-area/core/uploads';
import type { Uploader, UploadRow } from '@trade-area/core/uploads';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import type { UploadAccess } from '../kit/upload/access.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { checkIcon, moreIcon, refreshIcon, uploadIcon } from '../ui/icons.ts';
import { Menu } from '../ui/Menu.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { StatusMark } from '../ui/StatusMark.tsx';
import { FilePicker } from './FilePicker.tsx';
import { uploadsTexts } from './strings.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { findingText, looksText, slotText, problemText, stateOf } from './words.ts';

export interface SheetRowProps {
  /** null = an unassigned file. */
  readonly slot: Slot | null;
  readonly row: UploadRow | undefined;
  /** The slots it may be moved to: all of the order. */
  readonly slots: readonly ExpectedSlot[];
  readonly uploader: Uploader;
  readonly access: UploadAccess;
  /** The files can still be changed. */
  readonly open: boolean;
}

/** One sheet: its slot, its file, how far it is, what was found, what can be done. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps): ReactElement {
  const { slot, row, uploader, access, open } = props;
  const t = useText(uploadsTexts);
  const label = slot ? slotText(t, slot) : null;
  return (
    <li
      className="ta-uploads-row"
      data-state={row ? row.status : 'missing'}
      data-slot={slot?.slot ?? ''}
      draggable={row !== undefined && open}
      onDragStart={(event) => event.dataTransfer.setData('application/x-ta-sheet', row?.key ?? '')}
      onDrop={(event) => {
        const key = event.dataTransfer.getData('application/x-ta-sheet');
        if (key === '' || !slot) return;
        event.preventDefault();
        event.stopPropagation();
        void uploader.move(key, slot.slot);
      }}
    >
      {row ? <Thumbnail row={row} access={access} /> : <span className="ta-uploads-thumb" data-missing />}
      <div className="ta-uploads-row__content">
        {label && (
          <p className="ta-uploads-row__slot">
            {label.name} {label.detail && <span className="ta-uploads-row__pages">{label.detail}</span>}
          </p>
        )}
        {row ? <FileFacts row={row} /> : <p className="ta-uploads-row__quiet">{t('missing')}</p>}
      </div>
      {row ? (
        <RowState {...props} row={row} />
      ) : (
        open &&
        slot && (
          <FilePicker
            variant="quiet"
            size="small"
            icon={uploadIcon}
            onFiles={([file]) => file && void assignFile(uploader, file, slot.slot)}
            aria-label={t('chooseFor', { slot: label?.name ?? '' })}
          >
            {t('chooseOne')}
          </FilePicker>
        )
      )}
      {row && <Findings row={row} uploader={uploader} open={open} />}
    </li>
  );
});

/** Adds one file for one empty slot. */
async function assignFile(
  uploader: Uploader,
  file: Parameters<Uploader['replace']>[1],
  slot: string,
): Promise<void> {
  const before = new Set(uploader.store.getState().rows.map(({ key }) => key));
  await uploader.add([file]);
  const added = uploader.store.getState().rows.find(({ key }) => !before.has(key));
  // A PDF of all double pages has found its slot.
  if (!added || added.slot === slot || added.slot === allSpreads) return;
  if (added.problem === 'duplicate' || added.problem === 'cardNumber') return;
  await uploader.move(added.key, slot);
}

function FileFacts({ row }: { readonly row: UploadRow }): ReactElement {
  const t = useText(uploadsTexts);
  const { size } = useFormats();
  const looks = looksText(t, row.looks);
  return (
    <>
      <p className="ta-uploads-row__file">
        <span className="ta-uploads-row__name">{row.name}</span>{' '}
        <span className="ta-uploads-row__quiet ta-figures">{size(row.size)}</span>
      </p>
      {looks !== '' && <p className="ta-uploads-row__quiet ta-figures">{looks}</p>}
    </>
  );
}

function RowState({ row, uploader, slots, open }: SheetRowProps & { readonly row: UploadRow }): ReactElement {
  const t = useText(uploadsTexts);
  const light = lightOfRow(row);
  const state = stateOf(t, row, light, useFormats());
  const going = row.status === 'sending' || row.status === 'retrying';
  const part = row.size === 0 ? 0 : (row.sent / row.size) * 100;
  const { name, key } = row;
  const moves = slotsFor(row, slots).map((slot) => ({
    key: slot.slot,
    label: slotText(t, slot).name,
    checked: slot.slot === row.slot,
    onSelect: () => void uploader.move(key, slot.slot),
  }));
  const trayItem = {
    key: 'tray',
    label: t('toTray'),
    checked: row.slot === '',
    onSelect: () => void uploader.move(key, ''),
  };
  return (
    <div className="ta-uploads-row__state">
      {going ? (
        <ProgressBar value={part} label={`${name} ${state.text}`} labelHidden detail={state.text} />
      ) : (
        <StatusMark tone={state.tone}>{state.text}</StatusMark>
      )}
      {open && (
        <span className="ta-uploads-row__actions">
          {row.status === 'failed' && row.local && (
            <IconButton
              icon={refreshIcon}
              size="small"
              label={t('retryOf', { name })}
              onClick={() => uploader.retry(key)}
            />
          )}
          <FilePicker
            variant="link"
            size="small"
            onFiles={([file]) => file && void uploader.replace(key, file)}
            aria-label={t('replaceOf', { name })}
          >
            {t('replace')}
          </FilePicker>
          <Button
            variant="link"
            size="small"
            onClick={() => void uploader.remove(key)}
            aria-label={t('removeOf', { name })}
          >
            {t('remove')}
          </Button>
          <Menu
            items={[...moves, trayItem]}
            align="end"
            label={t('moveTo', { name })}
            icon={moreIcon}
            iconOnly
            variant="quiet"
            size="small"
          />
        </span>
      )}
    </div>
  );
}

/** Where a file may be moved: a half of a double page to another one, a PDF also to all of them. */
function slotsFor({ name, slot }: UploadRow, slots: readonly ExpectedSlot[]): readonly Slot[] {
  if (isHalf(slot)) return slots.filter(({ kind }) => kind === 'spread').flatMap(halvesOf);
  const book = /\.pdf$/i.test(name) ? allSpreadsSlot(slots) : null;
  return book ? [book, ...slots] : slots;
}

function Findings({
  row,
  uploader,
  open,
}: {
  readonly row: UploadRow;
  readonly uploader: Uploader;
  readonly open: boolean;
}): ReactElement | null {
  const t = useText(uploadsTexts);
  const kit = useText(kitTexts);
  const formats = useFormats();
  if (row.findings.length === 0 && row.problem === null) return null;
  const warned = row.findings.some(({ level, code }) => level === 'warn' && !row.accepted.includes(code));
  const blocked = row.findings.some(({ level }) => level === 'block');
  return (
    <div className="ta-uploads-findings">
      <ul className="ta-uploads-findings__list">
        {row.problem !== null && (
          <li data-level={row.problem === 'changed' ? 'note' : 'block'}>
            {problemText(t, kit, row.problem, row.requestId)}
          </li>
        )}
        {row.findings.map((finding) => (
          <li key={finding.code} data-level={finding.level}>
            {findingText(t, finding, formats)}
            {row.accepted.includes(finding.code) && (
              <span className="ta-uploads-findings__accepted">
                <Icon shape={checkIcon} size="small" /> {t('accepted')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {warned && !blocked && open && (
        <Button
          variant="quiet"
          size="small"
          icon={checkIcon}
          onClick={() => void uploader.accept(row.key)}
          aria-label={t('acceptOf', { name: row.name })}
        >
          {t('accept')}
        </Button>
      )}
    </div>
  );
}
