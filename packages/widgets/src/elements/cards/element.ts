import auth from '../../auth/auth.css?inline';
import { kitTexts } from '../../kit/strings.ts';
import payments from '../../payments/payments.css?inline';
import { paymentsTexts } from '../../payments/strings.ts';
import button from '../../ui/button.css?inline';
import icon from '../../ui/icon.css?inline';
import mark from '../../ui/mark.css?inline';
import notice from '../../ui/notice.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { CardsElement } from './CardsElement.tsx';
import { defineElement } from '../runtime/defineElement.ts';
import { manifest } from './manifest.ts';
import { elementTexts } from '../strings.ts';
import { baseStyles } from '../runtime/styles.ts';

/** Defines `<ta-cards>`: a module of its own, so that its page loads nothing of the list. */
export function define(prefix?: string): void {
  defineElement(
    {
      manifest,
      component: CardsElement,
      texts: [kitTexts, elementTexts, paymentsTexts],
      styles: [...baseStyles, icon, button, waiting, mark, notice, auth, payments],
    },
    prefix,
  );
}
