import { useRef, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import { attachmentEndings } from '@trade-area/core/contract';
import type { SentFile } from '@trade-area/core/messages';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { closeIcon, fileIcon, resumeIcon, uploadIcon } from '../ui/icons.ts';
import { Icon } from '../ui/Icon.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { messagesTexts } from './strings.ts';
import type { Files } from './useFiles.ts';

const accepted = attachmentEndings.map((ending) => `.${ending}`).join(',');

/** Chooses files for a message and shows how far each is (MSG-06, MSG-25). Files may be dropped on it. */
export function FilePicker({ files }: { readonly files: Files }): ReactElement {
  const t = useText(messagesTexts);
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = () => input.current?.click();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    files.add(event.dataTransfer.files);
  };
  const again = files.list.filter(({ state, file }) => state === 'interrupted' && file === null);
  return (
    <div
      className="ta-messages-picker"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        className="ta-hidden"
        type="file"
        multiple
        accept={accepted}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          files.add(event.currentTarget.files ?? []);
          event.currentTarget.value = '';
        }}
      />
      <div className="ta-messages-picker__row">
        {files.interrupted.length > 0 && (
          <Button
            size="small"
            variant="primary"
            icon={resumeIcon}
            onClick={() => {
              if (!files.resume()) choose();
            }}
          >
            {t('resume')}
          </Button>
        )}
        <Button size="small" icon={uploadIcon} onClick={choose}>
          <span className="ta-action">{t('attach')}</span>
        </Button>
        <span className="ta-quiet ta-messages-picker__hint">{t('attachHint')}</span>
      </div>
      {again.length > 0 && (
        <p className="ta-messages-picker__again">
          {t('chooseAgain', { names: formats.list(again.map(({ name }) => name)) })}
        </p>
      )}
      {files.list.length > 0 && (
        <ul className="ta-messages-picker__list">
          {files.list.map((sent) => (
            <Chosen key={sent.key} sent={sent} files={files} />
          ))}
        </ul>
      )}
    </div>
  );
}

const states = {
  waiting: 'fileWaiting',
  sending: 'sending',
  here: 'fileHere',
  interrupted: 'fileInterrupted',
  refused: 'fileFailed',
} as const;
const problems = {
  kind: 'fileKind',
  empty: 'fileEmpty',
  large: 'fileLarge',
  many: 'fileMany',
  full: 'fileLabFull',
  unreadable: 'fileUnreadable',
  elsewhere: 'fileElsewhere',
} as const;

function Chosen({ sent, files }: { readonly sent: SentFile; readonly files: Files }) {
  const t = useText(messagesTexts);
  const formats = useFormats();
  const { name, size, state, problem, key } = sent;
  const part = size > 0 ? Math.min(1, sent.sent / size) : 0;
  const moving = state === 'sending' || state === 'interrupted';
  const statusText = t(problem ? problems[problem] : states[state]);
  return (
    <li className="ta-messages-picker__file" data-state={state}>
      <Icon shape={fileIcon} size="small" />
      <span className="ta-messages-picker__name">
        <bdi>{name}</bdi> <span className="ta-quiet">{formats.size(size)}</span>
      </span>
      {moving ? (
        <ProgressBar
          value={part * 100}
          label={statusText}
          detail={formats.percent(part)}
          tone={state === 'interrupted' ? 'danger' : 'info'}
        />
      ) : (
        <span className="ta-messages-picker__state" role="status">
          {statusText}
        </span>
      )}
      <IconButton
        icon={closeIcon}
        size="small"
        label={t('removeFile', { name })}
        onClick={() => files.remove(key)}
      />
    </li>
  );
}
