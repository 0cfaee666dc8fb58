import { useRef, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import { attachmentEndings } from '@trade-area/core/contract';
import { useText } from '../kit/text/engine.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { closeIcon, fileIcon, uploadIcon } from '../ui/icons.ts';
import { Icon } from '../ui/Icon.tsx';
import { sizeWords } from './Attachments.tsx';
import { messagesTexts } from './strings.ts';
import type { Files, SentFile } from './useFiles.ts';
import { useMoments } from './useMoments.ts';

const accepted = attachmentEndings.map((ending) => `.${ending}`).join(',');

/** Chooses files for a message and shows how far each is (MSG-06, MSG-25). Files may be dropped on it. */
export function FilePicker({ files }: { readonly files: Files }): ReactElement {
  const t = useText(messagesTexts);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    files.add(event.dataTransfer.files);
  };
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
        <Button size="small" icon={uploadIcon} onClick={() => input.current?.click()}>
          {t('attach')}
        </Button>
        <span className="ta-quiet ta-messages-picker__hint">{t('attachHint')}</span>
      </div>
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

const problems = { kind: 'fileKind', empty: 'fileEmpty', large: 'fileLarge', many: 'fileMany' } as const;

function Chosen({ sent, files }: { readonly sent: SentFile; readonly files: Files }) {
  const t = useText(messagesTexts);
  const { locale } = useMoments();
  const { file, state, problem, key } = sent;
  const said =
    state === 'sending'
      ? t('sending')
      : state === 'here'
        ? t('fileHere')
        : t(problem ? problems[problem] : 'fileFailed');
  return (
    <li className="ta-messages-picker__file" data-state={state}>
      <Icon shape={fileIcon} size="small" />
      <span className="ta-messages-picker__name">
        <bdi>{file.name}</bdi> <span className="ta-quiet">{sizeWords(t, locale, file.size)}</span>
      </span>
      <span className="ta-messages-picker__state" role={state === 'sending' ? undefined : 'status'}>
        {said}
      </span>
      {state === 'failed' && (
        <Button variant="link" size="small" onClick={() => files.again(key)}>
          {t('tryFile')}
        </Button>
      )}
      <IconButton
        icon={closeIcon}
        size="small"
        label={t('removeFile', { name: file.name })}
        onClick={() => files.remove(key)}
      />
    </li>
  );
}
