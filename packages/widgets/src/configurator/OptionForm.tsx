import type { ReactElement } from 'react';
import { recommendedImages, shownChoices, shownOptions } from '@trade-area/core/configurator';
import type { Configurator, ConfiguratorState } from '@trade-area/core/configurator';
import type { ConfiguratorOption, ConfiguratorProduct } from '@trade-area/core/contract';
import { compareImages, countOf, imagesField, pagesField, sizeField } from '@trade-area/core/pricing';
import type { ImagesVerdict } from '@trade-area/core/pricing';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { LazyImages } from './images/LazyImages.tsx';
import { NumberField } from './NumberField.tsx';
import { configuratorTexts } from './strings.ts';
import { usePriceFormat } from './usePriceFormat.ts';
import { sizeLabel } from './sizeLabel.ts';
import { choiceReason, partWords, problemText } from './words.ts';

export interface OptionFormProps {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly product: ConfiguratorProduct;
}

export interface OptionFormPageProps extends OptionFormProps {
  /** True while no customer is signed in. */
  readonly isVisitor: boolean;
}

/** All that can be chosen of a product, as an ordinary form: keyboard and screen reader need no scene. */
export function OptionForm({ isVisitor, ...props }: OptionFormPageProps): ReactElement {
  const { state, product } = props;
  const t = useText(configuratorTexts);
  const options = shownOptions(product, state.configuration);
  const parts = ['album', ...new Set(options.map(({ part }) => part))].filter(
    (part, index, all) => all.indexOf(part) === index,
  );
  return (
    <form className="ta-configurator-form" onSubmit={(event) => event.preventDefault()} noValidate>
      {parts.map((part) => (
        <section key={part} className="ta-configurator-part" aria-label={t(partWords[part] ?? 'partAlbum')}>
          <h2 className="ta-heading ta-configurator-part__title">{t(partWords[part] ?? 'partAlbum')}</h2>
          {part === 'album' && <FormatFields {...props} />}
          {options
            .filter((option) => option.part === part)
            .map((option) => (
              <OptionField key={option.name} option={option} {...props} />
            ))}
        </section>
      ))}
      {product.uploader && <LazyImages {...props} isVisitor={isVisitor} />}
    </form>
  );
}

/** Sentence of the problem with a field; '' = none. */
function useProblemText({ state, product }: OptionFormProps): (name: string) => string {
  const t = useText(configuratorTexts);
  const { number } = useFormats();
  return (name) => {
    const problem = state.answer?.problems.find(({ field }) => field === name);
    return problem ? problemText(product, problem, t, number) : '';
  };
}

const choiceOf = (value: string, label: string) => ({ value, label, swatch: '', reason: '', change: '' });

/** Product, size and pages. */
function FormatFields(props: OptionFormProps): ReactElement {
  const { configurator, state, product } = props;
  const t = useText(configuratorTexts);
  const problemOf = useProblemText(props);
  const { number } = useFormats();
  const { sizes, pages, products, slug } = product;
  const value = (name: string) => state.configuration.get(name) ?? '';
  return (
    <>
      {products.length > 1 && (
        <ChoiceGroup
          label={t('product')}
          choices={products.map((each) => choiceOf(each.slug, each.name))}
          value={slug}
          onChoose={(next) => void configurator.chooseProduct(next)}
          problem=""
        />
      )}
      {sizes.length > 0 && (
        <ChoiceGroup
          label={t('size')}
          choices={sizes.map((size) => choiceOf(size, sizeLabel(size)))}
          value={String(value(sizeField))}
          onChoose={(size) => configurator.choose(sizeField, size)}
          problem={problemOf(sizeField)}
        />
      )}
      {pages && pages.most > pages.least && (
        <NumberField
          label={t('pages')}
          value={value(pagesField)}
          {...pages}
          onNumber={(count) => configurator.choose(pagesField, count)}
          hint={t('rangeSteps', {
            least: number(pages.least),
            most: number(pages.most),
            step: number(pages.step),
          })}
          problem={problemOf(pagesField)}
          lessLabel={t('less', { name: t('pages') })}
          moreLabel={t('more', { name: t('pages') })}
        />
      )}
    </>
  );
}

/** How many images go well with the chosen style and pages, and whether the chosen number does (CONST2-20); '' = not known. */
function useImagesAdvice({ state, product }: OptionFormProps): string {
  const t = useText(configuratorTexts);
  const { number } = useFormats();
  const { configuration } = state;
  const recommended = recommendedImages(product, configuration);
  if (!recommended) return '';
  const { least, most } = recommended;
  const images = least < most ? `${number(least)}–${number(most)}` : number(most);
  const pages = number(countOf(configuration, pagesField));
  const verdict = compareImages(countOf(configuration, imagesField), recommended);
  return [t('imagesAdvice', { pages, images }), t(imageVerdicts[verdict])].join(' ');
}

const imageVerdicts = {
  fewer: 'imagesFewer',
  fits: 'imagesFit',
  more: 'imagesMore',
} as const satisfies Record<ImagesVerdict, string>;

interface OptionFieldProps extends OptionFormProps {
  readonly option: ConfiguratorOption;
}

function OptionField(props: OptionFieldProps): ReactElement {
  const { configurator, state, option } = props;
  const { name, label, kind, least, most, longest } = option;
  const t = useText(configuratorTexts);
  const { number } = useFormats();
  const problem = useProblemText(props)(name);
  const value = state.configuration.get(name) ?? '';
  const advice = useImagesAdvice(props);
  if (kind === 'choice') return <ChoiceField {...props} problem={problem} />;
  if (kind === 'number')
    return (
      <NumberField
        label={label}
        value={value}
        least={least}
        most={most}
        step={1}
        onNumber={(count) => configurator.choose(name, count)}
        hint={[t('range', { least: number(least), most: number(most) }), name === imagesField ? advice : '']
          .filter(Boolean)
          .join('. ')}
        problem={problem}
        lessLabel={t('less', { name: label })}
        moreLabel={t('more', { name: label })}
      />
    );
  if (kind === 'flag')
    return (
      <Checkbox checked={value === 1} onChecked={(isOn) => configurator.choose(name, isOn ? 1 : 0)}>
        {label}
      </Checkbox>
    );
  const used = [...String(value)].length;
  return (
    <Field
      label={label}
      hint={t('counter', { used: number(used), longest: number(longest) })}
      error={problem}
    >
      <TextInput
        value={String(value)}
        onValue={(text) => configurator.choose(name, text)}
        autoComplete="off"
      />
    </Field>
  );
}

function ChoiceField({
  configurator,
  state,
  option,
  problem,
}: OptionFieldProps & { readonly problem: string }): ReactElement {
  const t = useText(configuratorTexts);
  const price = usePriceFormat(state);
  const { name, label } = option;
  const states = state.answer?.choices.find((each) => each.option === name)?.choices ?? [];
  const value = String(state.configuration.get(name) ?? '');
  const choices = shownChoices(option, state.configuration).map((choice) => {
    const found = states.find((each) => each.value === choice.value);
    return {
      value: choice.value,
      label: choice.label,
      swatch: choice.swatch,
      // A choice that goes with the others once its material is chosen was judged with the former one.
      reason:
        found && !(state.isStale && found.code === 'notWithThis')
          ? choiceReason(found.code, found.reason, t)
          : '',
      change: choice.value === value ? '' : price.change(found?.change ?? null),
    };
  });
  return (
    <ChoiceGroup
      label={label}
      choices={choices}
      value={value}
      onChoose={(next) => configurator.choose(name, next)}
      problem={problem}
    />
  );
}
