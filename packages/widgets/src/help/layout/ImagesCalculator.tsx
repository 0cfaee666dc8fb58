import { useState } from 'react';
import type { ReactElement } from 'react';
import type { LayoutStyle } from '@trade-area/core/contract';
import {
  compareImages,
  countExtraImages,
  mostLayoutCount,
  readLayoutCount,
  recommendImages,
} from '@trade-area/core/help';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { layoutHelpTexts } from './layoutHelpStrings.ts';
import { useImagesText } from './useImagesText.ts';

export interface ImagesCalculatorProps {
  readonly styles: readonly LayoutStyle[];
}

/** Style, pages and photos in; the recommendation and the photos that are charged out. Nothing is enforced (LAY-30). */
export function ImagesCalculator({ styles }: ImagesCalculatorProps): ReactElement | null {
  const t = useText(layoutHelpTexts);
  const { number } = useFormats();
  const choices = styles.filter(({ images }) => images.length > 0);
  const [styleId, setStyleId] = useState('');
  const [typedPages, setPages] = useState('');
  const [typedImages, setImages] = useState('');
  const style = choices.find(({ id }) => id === styleId) ?? choices[0];
  if (!style) return null;
  const errorOf = (typed: string) =>
    typed.trim() !== '' && readLayoutCount(typed) === null
      ? t('wrongCount', { most: number(mostLayoutCount) })
      : undefined;
  return (
    <form
      className="ta-layout__calculator"
      aria-label={t('calculator')}
      onSubmit={(event) => event.preventDefault()}
    >
      <h4 className="ta-layout__term">{t('calculator')}</h4>
      <div className="ta-layout__fields">
        <Field label={t('style')}>
          <Select
            value={style.id}
            onValue={setStyleId}
            options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <Field label={t('pagesAsked')} error={errorOf(typedPages)}>
          <TextInput value={typedPages} onValue={setPages} inputMode="numeric" maxLength={6} />
        </Field>
        <Field label={t('imagesAsked')} error={errorOf(typedImages)}>
          <TextInput value={typedImages} onValue={setImages} inputMode="numeric" maxLength={6} />
        </Field>
      </div>
      <div className="ta-layout__result" role="status">
        <Result style={style} pages={readLayoutCount(typedPages)} images={readLayoutCount(typedImages)} />
      </div>
    </form>
  );
}

interface ResultProps {
  readonly style: LayoutStyle;
  readonly pages: number | null;
  readonly images: number | null;
}

function Result({ style, pages, images }: ResultProps): ReactElement | null {
  const t = useText(layoutHelpTexts);
  const { number } = useFormats();
  const imagesText = useImagesText();
  if (pages === null) return null;
  const row = recommendImages(style.images, pages);
  const extra = images === null ? null : countExtraImages(images, pages);
  return (
    <>
      {row === null ? (
        <p>{t('noRecommendation')}</p>
      ) : (
        <p className="ta-layout__outcome">
          {t(row.pages === pages ? 'recommended' : 'recommendedBelow', {
            pages: number(pages),
            row: number(row.pages),
            style: style.name,
            images: imagesText(row),
          })}
        </p>
      )}
      {row !== null && images !== null && <Verdict images={images} row={row} />}
      {extra !== null && (
        <p className="ta-layout__charged">{extra === 0 ? t('extraNone') : t('extra', { count: extra })}</p>
      )}
    </>
  );
}

function Verdict({
  images,
  row,
}: {
  readonly images: number;
  readonly row: LayoutStyle['images'][number];
}): ReactElement {
  const t = useText(layoutHelpTexts);
  const verdict = compareImages(images, row);
  if (verdict === 'fits') return <p>{t('fits')}</p>;
  const count = verdict === 'more' ? images - row.most : row.least - images;
  return <p>{t(verdict, { count })}</p>;
}
