import { useState } from 'react';
import type { ReactElement } from 'react';
import { saveFile } from '../kit/saveFile.ts';
import { useText } from '../kit/text/engine.tsx';
import { labProof } from '../kit/upload/access.ts';
import type { UploadAccess } from '../kit/upload/access.ts';
import { Button } from '../ui/Button.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { uploadsTexts } from './strings.ts';

export interface ProofButtonProps {
  readonly access: UploadAccess;
  readonly orderCode: string;
  /** Of the ledger: '' until the lab has made it. */
  readonly proof: string;
}

/** Saves the PDF in which the lab shows the sheets of a sent order in their order. */
export function ProofButton({ access, orderCode, proof }: ProofButtonProps): ReactElement | null {
  const t = useText(uploadsTexts);
  const [state, setState] = useState<'ready' | 'coming' | 'failed'>('ready');
  if (proof === '') return null;
  const save = async () => {
    setState('coming');
    const made = await labProof(access, proof);
    if (made)
      saveFile(`${t('proofName', { code: orderCode })}.pdf`, await made.arrayBuffer(), 'application/pdf');
    setState(made ? 'ready' : 'failed');
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={downloadIcon}
        busy={state === 'coming'}
        onClick={() => void save()}
      >
        {t('proof')}
      </Button>
      {state === 'failed' && <span role="alert">{t('proofFailed')}</span>}
    </>
  );
}
