import icon from '../../ui/icon.css?inline';
import button from '../../ui/button.css?inline';
import waiting from '../../ui/waiting.css?inline';
import progress from '../../ui/progress.css?inline';
import field from '../../ui/field.css?inline';
import dialog from '../../ui/dialog.css?inline';
import notice from '../../ui/notice.css?inline';
import auth from '../../auth/auth.css?inline';
import configurator from '../../configurator/configurator.css?inline';
import form from '../../configurator/form.css?inline';
import images from '../../configurator/images/images.css?inline';
import price from '../../configurator/price.css?inline';
import { kitTexts } from '../../kit/strings.ts';
import { elementTexts } from '../strings.ts';
import { configuratorTexts } from '../../configurator/strings.ts';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { baseStyles } from '../runtime/styles.ts';
import { manifest } from './manifest.ts';
import { ConfiguratorElement } from './ConfiguratorElement.tsx';

/** `<ta-configurator>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: ConfiguratorElement,
  texts: [kitTexts, elementTexts, configuratorTexts],
  styles: [
    ...baseStyles,
    icon,
    button,
    waiting,
    progress,
    field,
    dialog,
    notice,
    auth,
    configurator,
    form,
    images,
    price,
  ],
};

/** Defines `<ta-configurator>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
