import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Preset } from '@trade-area/core/contract';
import { presetAddress, presetChips } from '@trade-area/core/store';
import { useSessionState, useTradeArea } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { PresetPicture } from './PresetPicture.tsx';
import { StoreLink } from '../StoreLink.tsx';
import { storeTexts } from '../strings.ts';
import { useCardKeys } from '../useCardKeys.ts';
import type { StoreView } from '../useStoreView.ts';

export interface PresetGridProps {
  readonly presets: readonly Preset[];
  readonly view: StoreView;
  /** Full address of this page: the shop sends the person back to it (PRE-13). */
  readonly back: string;
  /** Chips that narrow the presets (PROD-06). Default false. */
  readonly withChips?: boolean | undefined;
}

/** Finished designs to begin with (PRE-02). */
export function PresetGrid({ presets, view, back, withChips = false }: PresetGridProps): ReactElement {
  const t = useText(storeTexts);
  const [chosen, setChosen] = useState('');
  const onKeyDown = useCardKeys();
  const chips = withChips ? presetChips(presets) : [];
  const kind = chips.some(({ id }) => id === chosen) ? chosen : '';
  const shown = presets.filter(({ presets_filter_id: id }) => kind === '' || id === kind);
  return (
    <div className="ta-store-section">
      {chips.length > 0 && (
        <div className="ta-store-chips" role="group" aria-label={t('presetFilters')}>
          {[{ id: '', name: t('presetAll') }, ...chips].map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="ta-filter ta-store-kind"
              aria-pressed={id === kind}
              onClick={() => setChosen(id)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the links of cards */}
      <ul className="ta-store-grid" aria-label={t('presetsTitle')} onKeyDown={onKeyDown}>
        {shown.map((preset, index) => (
          <li key={`${preset.id} ${index}`} className="ta-store-grid__item">
            <PresetCard preset={preset} view={view} back={back} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PresetCardProps extends Pick<PresetGridProps, 'view' | 'back'> {
  readonly preset: Preset;
}

function PresetCard({ preset, view, back }: PresetCardProps): ReactElement {
  const t = useText(storeTexts);
  const code = useSessionState((state) => state.person?.code ?? '');
  const { tell } = useTradeArea();
  const { viewer, configuration } = view;
  const { language, c } = viewer;
  const href = presetAddress(preset.id, { language, c, code }, back, configuration.duplicateWork);
  const name = preset.name || t('untitled');
  return (
    <article className="ta-store-card" part="card">
      <PresetPicture
        preset={preset}
        name={name}
        labOrigin={view.labOrigin}
        bookPictures={configuration.bookPictures}
      />
      <div className="ta-store-card__text">
        <h2 className="ta-store-card__name">{name}</h2>
        {preset.presets_filter_description !== '' && (
          <p className="ta-store-card__facts">{preset.presets_filter_description}</p>
        )}
      </div>
      <div className="ta-store-actions">
        {href === null ? (
          <span className="ta-action ta-store-action ta-store-action--soon">{t('comingSoon')}</span>
        ) : (
          <StoreLink
            href={href}
            external
            lead
            className="ta-action ta-store-action"
            label={t('actionOf', { action: t('presetStart'), name })}
            onPress={() => tell('preset_start', { id: preset.id })}
          >
            {t('presetStart')}
          </StoreLink>
        )}
      </div>
    </article>
  );
}
