import type { ReactElement } from 'react';
import { useText } from '../../kit/text/engine.tsx';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { proofingTexts } from './strings.ts';

/** The proof of the project that an order was made of, as a block of the order's page. */
export const ProofBlock = withBoundary(function ProofBlock({
  project,
}: {
  readonly project: string;
}): ReactElement {
  const t = useText(proofingTexts);
  return (
    <section className="ta-orders-card" aria-label={t('title')}>
      <h2 className="ta-heading">{t('title')}</h2>
      <ProofPanel project={project} isOrder />
    </section>
  );
});
