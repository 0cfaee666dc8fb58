import auth from '../../auth/auth.css?inline';
import { kitTexts } from '../../kit/strings.ts';
import messages from '../../messages/messages.css?inline';
import { messagesTexts } from '../../messages/strings.ts';
import { orderDetailTexts } from '../../orders/detailStrings.ts';
import files from '../../orders/files.css?inline';
import list from '../../orders/list.css?inline';
import orders from '../../orders/orders.css?inline';
import { ordersTexts } from '../../orders/strings.ts';
import summary from '../../orders/summary.css?inline';
import button from '../../ui/button.css?inline';
import dialog from '../../ui/dialog.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import mark from '../../ui/mark.css?inline';
import notice from '../../ui/notice.css?inline';
import progress from '../../ui/progress.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { featuresOn } from '../runtime/features.ts';
import { manifest } from './manifest.ts';
import { OrderElement } from './OrderElement.tsx';
import { elementTexts } from '../strings.ts';
import { baseStyles } from '../runtime/styles.ts';

/** `<ta-order>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: OrderElement,
  extend: featuresOn,
  texts: [kitTexts, elementTexts, ordersTexts, orderDetailTexts, messagesTexts],
  styles: [
    ...baseStyles,
    icon,
    button,
    waiting,
    progress,
    field,
    dialog,
    mark,
    notice,
    auth,
    orders,
    list,
    summary,
    files,
    messages,
  ],
};

/** Defines `<ta-order>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
