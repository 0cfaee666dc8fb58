import auth from '../../auth/auth.css?inline';
import { listTexts } from '../../kit/listStrings.ts';
import { kitTexts } from '../../kit/strings.ts';
import payments from '../../payments/payments.css?inline';
import { paymentsTexts } from '../../payments/strings.ts';
import button from '../../ui/button.css?inline';
import chips from '../../ui/chips.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import list from '../../ui/list.css?inline';
import mark from '../../ui/mark.css?inline';
import notice from '../../ui/notice.css?inline';
import pager from '../../ui/pager.css?inline';
import cards from '../../ui/table/cards.css?inline';
import table from '../../ui/table/table.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import { manifest } from './manifest.ts';
import { PaymentsElement } from './PaymentsElement.tsx';
import { elementTexts } from '../strings.ts';
import { baseStyles } from '../runtime/styles.ts';

/** Defines `<ta-payments>`. */
export function define(prefix?: string): void {
  defineElement(
    {
      manifest,
      component: PaymentsElement,
      texts: [kitTexts, elementTexts, listTexts, paymentsTexts],
      styles: [
        ...baseStyles,
        icon,
        button,
        waiting,
        field,
        mark,
        notice,
        pager,
        chips,
        list,
        table,
        cards,
        auth,
        payments,
      ],
    },
    prefix,
  );
}
