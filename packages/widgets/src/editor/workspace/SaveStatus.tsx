import type { ReactElement } from 'react';
import type { SaveState } from '@trade-area/core/editor';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { StatusMark } from '../../ui/StatusMark.tsx';
import type { Tone } from '../../ui/StatusMark.tsx';
import { printEditorTexts } from './strings.ts';

/** Where the work is kept. “Saved” is said only after the lab’s answer. */
export function SaveStatus({ saving }: { readonly saving: SaveState }): ReactElement {
  const t = useText(printEditorTexts);
  const { time } = useFormats();
  const { kind, savedAt, isDraftLost } = saving;
  const said = (): readonly [Tone, string] => {
    if (kind === 'conflict') return ['warning', t('changedElsewhere')];
    if (isDraftLost && kind !== 'saved') return ['danger', t('draftLost')];
    if (kind === 'refused') return ['danger', t('notSaved')];
    if (kind === 'offline') return ['warning', t('offline')];
    if (kind === 'waiting' || kind === 'saving') return ['info', t('saving')];
    return ['success', savedAt ? t('saved', { time: time(savedAt.toISOString()) }) : ''];
  };
  const [tone, text] = said();
  return (
    <p className="ta-editor-saving" role="status" data-state={kind}>
      {text !== '' && <StatusMark tone={tone}>{text}</StatusMark>}
    </p>
  );
}
