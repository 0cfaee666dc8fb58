import help from '../../help/help.css?inline';
import { helpTexts } from '../../help/strings.ts';
import safeHtml from '../../kit/html/safeHtml.css?inline';
import { kitTexts } from '../../kit/strings.ts';
import button from '../../ui/button.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import notice from '../../ui/notice.css?inline';
import tabs from '../../ui/tabs.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { baseStyles } from '../runtime/styles.ts';
import { FaqElement } from './FaqElement.tsx';
import { manifest } from './manifest.ts';

/** `<ta-faq>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: FaqElement,
  texts: [kitTexts, helpTexts],
  styles: [...baseStyles, icon, button, waiting, field, notice, tabs, safeHtml, help],
};

/** Defines `<ta-faq>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
