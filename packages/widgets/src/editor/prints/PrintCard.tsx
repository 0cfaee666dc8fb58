import { memo } from 'react';
import type { ReactElement } from 'react';
import { croppedPart, printContent, resolutionLevel, turnPaper } from '@trade-area/core/editor';
import type { Editor, PhotoUpload } from '@trade-area/core/editor';
import { dpiOf, duplicateSpread, removeSpread, setCopies } from '@trade-area/core/layout';
import type { PrintProject, ProjectSpread } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { copyIcon, moreIcon, trashIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/Menu.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { StatusMark, Tag } from '../../ui/StatusMark.tsx';
import { CopiesField } from '../workspace/CopiesField.tsx';
import { cropIcon, paperIcon } from '../workspace/icons.ts';
import type { Pictures } from '../workspace/pictures.ts';
import { SheetPicture } from '../workspace/SheetPicture.tsx';
import { printEditorTexts } from '../workspace/strings.ts';
import { sharpness } from '../workspace/words.ts';

export interface PrintCardProps {
  readonly editor: Editor;
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
  /** From 1. */
  readonly number: number;
  readonly pictures: Pictures;
  /** Of its photo, while this device sends it. */
  readonly upload: PhotoUpload | undefined;
  readonly mostCopies: number;
  readonly onCrop: (sheetId: string) => void;
}

/** A part of a photo that nobody misses, and that is not worth a word. */
const unnoticed = 0.01;

/** One print of the grid: its picture, copies, how much is cropped, and how sharp it comes out. */
export const PrintCard = memo(function PrintCard(props: PrintCardProps): ReactElement {
  const { editor, project, sheet, number, pictures, upload, mostCopies, onCrop } = props;
  const t = useText(printEditorTexts);
  const formats = useFormats();
  const content = printContent(project, sheet);
  const name = content?.photo.name ?? t('noPhoto');
  const title = t('print', { number: formats.number(number), name });
  const part = content ? croppedPart(content) : 0;
  const dpi = content ? dpiOf(content.item, content.photo) : 0;
  const sharp = sharpness[resolutionLevel(dpi)];
  return (
    <li className="ta-prints-card" aria-label={title} data-print={sheet.id}>
      <button
        type="button"
        className="ta-prints-card__picture"
        aria-label={t('cropOf', { name })}
        disabled={!content}
        onClick={() => onCrop(sheet.id)}
      >
        <SheetPicture project={project} sheet={sheet} pictures={pictures} />
      </button>
      <p className="ta-prints-card__name" title={name}>
        <bdi>{name}</bdi>
      </p>
      {content && (
        <p className="ta-prints-card__facts">
          <StatusMark tone={sharp.tone}>{t(sharp.text)}</StatusMark>
          <span className="ta-figures">{t('dpi', { dpi: formats.number(dpi) })}</span>
          <Tag>{part > unnoticed ? t('cropped', { percent: formats.percent(part) }) : t('uncropped')}</Tag>
        </p>
      )}
      <UploadState upload={upload} status={content?.photo.status} name={name} />
      <div className="ta-prints-card__actions">
        <CopiesField
          value={sheet.copies}
          most={mostCopies}
          label={t('copiesOf', { name })}
          lessLabel={t('fewerOf', { name })}
          moreLabel={t('moreOf', { name })}
          onCopies={(copies) =>
            editor.act('setCopies', (each) => setCopies(each, sheet.id, copies), `copies ${sheet.id}`)
          }
          onEnd={editor.endGesture}
        />
        <Button
          size="small"
          icon={cropIcon}
          disabled={!content}
          aria-label={t('cropOf', { name })}
          onClick={() => onCrop(sheet.id)}
        >
          {t('crop')}
        </Button>
        <Menu
          label={t('moreActions', { name })}
          icon={moreIcon}
          iconOnly
          align="end"
          items={[
            {
              key: 'turn',
              label: t('turnPaper'),
              icon: paperIcon,
              onSelect: () => editor.act('turnPrint', (each) => turnPaper(each, sheet.id)),
            },
            {
              key: 'duplicate',
              label: t('duplicate'),
              icon: copyIcon,
              onSelect: () => editor.act('duplicateSpread', (each) => duplicateSpread(each, sheet.id)[0]),
            },
            {
              key: 'remove',
              label: t('remove'),
              icon: trashIcon,
              danger: true,
              onSelect: () => editor.act('removeSpread', (each) => removeSpread(each, sheet.id)),
            },
          ]}
        />
      </div>
    </li>
  );
}, isSameCard);

/** An act on one print draws that one alone, of hundreds. */
function isSameCard(a: PrintCardProps, b: PrintCardProps): boolean {
  const isSameProject = a.project.photos === b.project.photos && a.project.geometry === b.project.geometry;
  const names = ['editor', 'sheet', 'number', 'pictures', 'upload', 'mostCopies', 'onCrop'] as const;
  return isSameProject && names.every((name) => a[name] === b[name]);
}

interface UploadStateProps {
  readonly upload: PhotoUpload | undefined;
  readonly status: string | undefined;
  readonly name: string;
}

/** How far the photo is on its way; nothing once the lab has it. */
function UploadState({ upload, status, name }: UploadStateProps): ReactElement | null {
  const t = useText(printEditorTexts);
  const { percent } = useFormats();
  if (!status || status === 'ready') return null;
  if (upload && upload.state !== 'refused') {
    const part = upload.size > 0 ? Math.min(1, upload.sent / upload.size) : 0;
    return (
      <ProgressBar
        value={upload.state === 'checking' ? 100 : part * 100}
        label={t('uploadOf', { name, percent: percent(part) })}
        labelHidden
        tone={upload.state === 'interrupted' ? 'danger' : 'info'}
      />
    );
  }
  return (
    <p className="ta-prints-card__state">
      <StatusMark tone={status === 'failed' || status === 'gone' ? 'danger' : 'warning'}>
        {t(status === 'failed' || status === 'gone' ? 'uploadFailed' : 'notUploaded')}
      </StatusMark>
    </p>
  );
}
