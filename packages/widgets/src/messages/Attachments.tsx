import { useState } from 'react';
import type { ReactElement } from 'react';
import { serveAttachment } from '@trade-area/core/contract';
import type { Attachment } from '@trade-area/core/contract';
import { useSessionArea } from '../kit/provider.tsx';
import { saveFile } from '../kit/saveFile.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { messagesTexts } from './strings.ts';

export interface AttachmentsProps {
  readonly code: string;
  readonly messageId: string;
  readonly files: readonly Attachment[];
}

/** The files of one message; each is saved, never opened inside a page (MSG-13, T-D9). */
export function Attachments({ code, messageId, files }: AttachmentsProps): ReactElement | null {
  const t = useText(messagesTexts);
  const { session } = useSessionArea();
  const { size } = useFormats();
  const [busy, setBusy] = useState('');
  const [failed, setFailed] = useState('');
  if (files.length === 0) return null;

  const save = async (file: Attachment) => {
    setBusy(file.id_attachment);
    setFailed('');
    const query = { cod_order: code, id_contact: messageId, id_attachment: file.id_attachment };
    const outcome = await session.gateway.call(serveAttachment, { query });
    setBusy('');
    if (outcome.ok) saveFile(file.original_name, outcome.value, 'application/octet-stream');
    else setFailed(file.original_name);
  };
  return (
    <ul className="ta-messages-files">
      {files.map((file) => (
        <li key={file.id_attachment}>
          <Button
            size="small"
            icon={downloadIcon}
            busy={busy === file.id_attachment}
            aria-label={t('attachment', { name: file.original_name })}
            onClick={() => void save(file)}
          >
            <bdi>{file.original_name}</bdi>
            {file.size > 0 && <span className="ta-quiet"> {size(file.size)}</span>}
          </Button>
        </li>
      ))}
      {failed && (
        <li role="alert" className="ta-messages-files__problem">
          {t('attachmentFailed', { name: failed })}
        </li>
      )}
    </ul>
  );
}
