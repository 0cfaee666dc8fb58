import type { ReactElement } from 'react';
import { allPresets } from '@trade-area/core/contract';
import { DataView } from '../../kit/DataView.tsx';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import { withBoundary } from '../../kit/WidgetBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PresetGrid } from './PresetGrid.tsx';
import { storeTexts } from '../strings.ts';
import { useStoreView } from '../useStoreView.ts';
import { WaitingGrid } from '../WaitingGrid.tsx';

export interface PresetsProps {
  /** Address of the store. */
  readonly storeHref: string;
  /** Full address of this page: the shop sends the person back to it (PRE-13). */
  readonly back: string;
}

/**
 * All finished designs that a customer can start from (PRE-01, PRE-02, PRE-12).
 *
 * @example
 * <Presets storeHref="/store" back="https://studio.example/presets" />
 */
export const Presets = withBoundary(function Presets({ storeHref, back }: PresetsProps): ReactElement {
  const t = useText(storeTexts);
  const language = useLanguage();
  const presets = useRemote(allPresets, { query: { lang: language } }, { keepPrevious: false });
  const view = useStoreView({ kind: 'customer', currency: '', askTicket: null });
  return (
    <div className="ta-store">
      <h1 className="ta-title">{t('presetsTitle')}</h1>
      <DataView
        remote={presets}
        waiting={<WaitingGrid label={t('loading')} count={6} />}
        showsNotFoundAsEmpty
        isEmpty={(data) => data.length === 0}
        empty={
          <EmptyState
            title={t('noPresets')}
            action={
              <Button variant="primary" href={storeHref}>
                {t('goToStore')}
              </Button>
            }
          >
            {t('noPresetsText')}
          </EmptyState>
        }
      >
        {(data) => <PresetGrid presets={data} view={view} back={back} withChips />}
      </DataView>
    </div>
  );
});
