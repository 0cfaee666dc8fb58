import type { ReactElement } from 'react';
import type { ChosenTag, TagChoice } from '@trade-area/core/contract';
import { groupTags, isSameTag } from '@trade-area/core/sharing';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Button } from '../ui/Button.tsx';
import { sharingTexts } from './strings.ts';

export interface TagFilterProps {
  readonly tags: readonly TagChoice[];
  readonly chosen: readonly ChosenTag[];
  readonly onToggle: (tag: ChosenTag) => void;
  readonly onClear: () => void;
}

/** The tags that the photos carry, by category; a photo has to carry all that are chosen (SHARE-11, SHARE-12). */
export function TagFilter({ tags, chosen, onToggle, onClear }: TagFilterProps): ReactElement | null {
  const t = useText(sharingTexts);
  const { number } = useFormats();
  const isChosen = (tag: ChosenTag) => chosen.some((each) => isSameTag(each, tag));
  // A tag of the address stays, also when no photo carries it any more: it can be taken out.
  const lost = chosen
    .filter((tag) => !tags.some((each) => isSameTag(each, tag)))
    .map((tag) => ({
      ...tag,
      ...{ nome_categoria: tag.categoria, nome_valore: tag.valore, photos: 0, choosable: false },
    }));
  const groups = groupTags([...tags.filter((tag) => tag.photos > 0 || isChosen(tag)), ...lost]);
  if (groups.length === 0) return null;
  return (
    <div className="ta-sharing-filter" role="group" aria-label={t('filter')}>
      {groups.map(({ category, name, values }) => (
        <div className="ta-sharing-filter__group" key={category} role="group" aria-label={name}>
          <span className="ta-sharing-filter__name" aria-hidden="true">
            {name}
          </span>
          {values.map((tag) => (
            <button
              key={tag.valore}
              type="button"
              className="ta-sharing-filter__tag"
              aria-pressed={isChosen(tag)}
              onClick={() => onToggle(tag)}
            >
              <span>{tag.nome_valore || tag.valore}</span>{' '}
              <span className="ta-sharing-filter__count ta-figures">{number(tag.photos)}</span>
            </button>
          ))}
        </div>
      ))}
      {chosen.length > 0 && (
        <Button variant="link" size="small" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}
