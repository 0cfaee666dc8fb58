import { authTexts } from '../../auth/strings.ts';
import { kitTexts } from '../../kit/strings.ts';
import { readyTexts } from '../../kit/text/dictionaries.ts';
import notice from '../../ui/notice.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { LoginElement } from './LoginElement.tsx';
import { loginStyles } from './loginStyles.ts';
import { manifest } from './manifest.ts';

const texts = [kitTexts, authTexts];

/** `<ta-login>`, for the page and for the server that draws it. */
export const definition: ElementDefinition = {
  manifest,
  component: LoginElement,
  texts,
  styles: [...loginStyles, notice],
  // The form is taken over once its texts are loaded; it needs no data.
  async takeOver(_drawn, { language }) {
    await readyTexts(language, texts);
    return true;
  },
};

/** Defines `<ta-login>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
