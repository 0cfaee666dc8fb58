import contact from '../../contact/contact.css?inline';
import { contactTexts } from '../../contact/strings.ts';
import { kitTexts } from '../../kit/strings.ts';
import button from '../../ui/button.css?inline';
import dialog from '../../ui/dialog.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import notice from '../../ui/notice.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { baseStyles } from '../runtime/styles.ts';
import { ContactElement } from './ContactElement.tsx';
import { manifest } from './manifest.ts';

/** `<ta-contact>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: ContactElement,
  texts: [kitTexts, contactTexts],
  styles: [...baseStyles, icon, button, waiting, field, dialog, notice, contact],
};

/** Defines `<ta-contact>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
