import { useId } from 'react';
import type { ReactElement } from 'react';
import { configuratorProduct } from '@trade-area/core/contract';
import type { ConfiguratorOption, ConfiguratorProduct } from '@trade-area/core/contract';
import { DataView } from '../../kit/DataView.tsx';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { useRemote } from '../../kit/useRemote.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { storeTexts } from '../strings.ts';

export interface OptionsAtAGlanceProps {
  readonly slug: string;
  /** Number of the configurator; '' = nothing can be chosen. */
  readonly configurator: string;
}

/** The options of a product in words: sizes, pages, materials, engraving, box and the rest, as the lab sells them. */
export function OptionsAtAGlance({ slug, configurator }: OptionsAtAGlanceProps): ReactElement | null {
  const lang = useLanguage();
  const remote = useRemote(
    configuratorProduct,
    configurator === '' ? null : { path: { configurator }, query: { product: slug, lang } },
    { keepPrevious: false },
  );
  if (configurator === '') return null;
  return (
    <DataView
      remote={remote}
      waiting={<Skeleton count={4} />}
      showsNotFoundAsEmpty
      isEmpty={({ options, sizes }) => options.length + sizes.length === 0}
      empty={null}
    >
      {(product) => <Glance product={product} />}
    </DataView>
  );
}

function Glance({ product }: { readonly product: ConfiguratorProduct }): ReactElement {
  const t = useText(storeTexts);
  const { number } = useFormats();
  const title = useId();
  const { sizes, pages, options } = product;
  const range = (least: number, most: number) =>
    t('glanceRange', { least: number(least), most: number(most) });
  const wordsOf = ({ kind, choices, least, most, longest }: ConfiguratorOption) => {
    if (kind === 'text') return t('glanceText', { count: longest });
    if (kind === 'number') return range(least, most);
    if (kind === 'flag') return t('glanceFlag');
    // A color is named once, whichever materials come in it.
    return [...new Set(choices.map(({ label }) => label))].join(', ');
  };
  const rows = [
    ...(sizes.length > 0
      ? [[t('sizeColumn'), `${sizes.map((size) => size.replace('x', ' × ')).join(', ')} cm`] as const]
      : []),
    ...(pages ? [[t('glancePages'), range(pages.least, pages.most)] as const] : []),
    ...options.map((option) => [option.label, wordsOf(option)] as const),
  ];
  return (
    <section className="ta-store-glance" aria-labelledby={title}>
      <h2 className="ta-heading" id={title}>
        {t('glanceTitle')}
      </h2>
      <dl className="ta-store-glance__options">
        {rows.map(([label, words], index) => (
          <div key={`${index} ${label}`} className="ta-store-glance__option">
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
