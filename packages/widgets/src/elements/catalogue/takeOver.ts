import { readyTexts } from '../../kit/text/dictionaries.ts';
import type { TextBundle } from '../../kit/text/bundle.ts';
import { seedCatalogue } from '../../store/catalogue/seedCatalogue.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';

/** A drawing is taken over once its texts are loaded and its rows are a catalogue. */
export const takeOverWith =
  (texts: readonly TextBundle[]): NonNullable<ElementDefinition['takeOver']> =>
  async ({ rows }, { gateway, language, currency }) => {
    await readyTexts(language, texts);
    return seedCatalogue(gateway, language, currency, rows);
  };
