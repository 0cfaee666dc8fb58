import auth from '../../auth/auth.css?inline';
import { listTexts } from '../../kit/listStrings.ts';
import { kitTexts } from '../../kit/strings.ts';
import list from '../../orders/list.css?inline';
import shared from '../../ui/list.css?inline';
import orders from '../../orders/orders.css?inline';
import { ordersTexts } from '../../orders/strings.ts';
import button from '../../ui/button.css?inline';
import chips from '../../ui/chips.css?inline';
import dialog from '../../ui/dialog.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import mark from '../../ui/mark.css?inline';
import menu from '../../ui/menu.css?inline';
import notice from '../../ui/notice.css?inline';
import pager from '../../ui/pager.css?inline';
import cards from '../../ui/table/cards.css?inline';
import table from '../../ui/table/table.css?inline';
import tabs from '../../ui/tabs.css?inline';
import tabsScroll from '../../ui/tabsScroll.css?inline';
import progress from '../../ui/progress.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import { featuresOn } from '../runtime/features.ts';
import { manifest } from './manifest.ts';
import { OrdersElement } from './OrdersElement.tsx';
import { elementTexts } from '../strings.ts';
import { baseStyles } from '../runtime/styles.ts';

/** Defines `<ta-orders>`. */
export function define(prefix?: string): void {
  defineElement(
    {
      manifest,
      component: OrdersElement,
      extend: featuresOn,
      texts: [kitTexts, elementTexts, listTexts, ordersTexts],
      styles: [
        ...baseStyles,
        icon,
        button,
        waiting,
        progress,
        field,
        dialog,
        menu,
        mark,
        notice,
        pager,
        table,
        cards,
        tabs,
        tabsScroll,
        auth,
        orders,
        chips,
        shared,
        list,
      ],
    },
    prefix,
  );
}
