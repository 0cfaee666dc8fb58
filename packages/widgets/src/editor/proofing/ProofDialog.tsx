import type { ReactElement } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { proofingTexts } from './strings.ts';

export interface ProofDialogProps {
  /** Uuid of the print project. */
  readonly project: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The proof of a project over the page that lists it. */
export const ProofDialog = withBoundary(function ProofDialog({
  project,
  name,
  onClose,
}: ProofDialogProps): ReactElement {
  const t = useText(proofingTexts);
  return (
    <Dialog open title={t('titleOf', { name })} closeLabel={t('close')} onClose={onClose}>
      <ProofPanel project={project} />
    </Dialog>
  );
});
