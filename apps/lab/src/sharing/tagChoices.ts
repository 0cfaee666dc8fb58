import type { ChosenTag, Language, TagChoice } from '@trade-area/core/contract';
import type { LabConfiguration } from '../base/configuration.ts';

type Catalogue = Pick<LabConfiguration, 'photoTags'>;

/** The tags that can be chosen, and those that the photos carry; in the order of the catalogue, the others after it. */
export function tagChoices(
  { photoTags }: Catalogue,
  counts: readonly { readonly category: string; readonly value: string; readonly photos: number }[],
  language: Language,
): TagChoice[] {
  const photosWith = (category: string, value: string) =>
    counts.find((row) => row.category === category && row.value === value)?.photos ?? 0;
  const known = photoTags.flatMap(({ key, names, values }) => [
    ...values.map((value) => ({
      ...{ categoria: key, nome_categoria: names[language], valore: value.key },
      nome_valore: value.names[language],
      photos: photosWith(key, value.key),
      choosable: true,
    })),
    ...counts
      .filter((row) => row.category === key && !values.some((value) => value.key === row.value))
      .map((row) => carried(row, names[language])),
  ]);
  const unknown = counts
    .filter(({ category }) => !photoTags.some(({ key }) => key === category))
    .map((row) => carried(row, row.category));
  return [...known, ...unknown];
}

/** Whether a person may give a photo this tag. */
export function isChoosable({ photoTags }: Catalogue, { categoria, valore }: ChosenTag): boolean {
  return photoTags.some(
    ({ key, values }) => key === categoria && values.some((value) => value.key === valore),
  );
}

const carried = (
  { category, value, photos }: { readonly category: string; readonly value: string; readonly photos: number },
  name: string,
): TagChoice => ({
  categoria: category,
  valore: value,
  nome_categoria: name,
  nome_valore: value,
  photos,
  choosable: false,
});
