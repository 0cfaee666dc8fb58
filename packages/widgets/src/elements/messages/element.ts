import auth from '../../auth/auth.css?inline';
import { listTexts } from '../../kit/listStrings.ts';
import { kitTexts } from '../../kit/strings.ts';
import inbox from '../../messages/inbox.css?inline';
import messages from '../../messages/messages.css?inline';
import { messagesTexts } from '../../messages/strings.ts';
import button from '../../ui/button.css?inline';
import dialog from '../../ui/dialog.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import mark from '../../ui/mark.css?inline';
import notice from '../../ui/notice.css?inline';
import pager from '../../ui/pager.css?inline';
import progress from '../../ui/progress.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { manifest } from './manifest.ts';
import { MessagesElement } from './MessagesElement.tsx';
import { elementTexts } from '../strings.ts';
import { baseStyles } from '../runtime/styles.ts';

/** `<ta-messages>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: MessagesElement,
  texts: [kitTexts, elementTexts, listTexts, messagesTexts],
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
    pager,
    messages,
    inbox,
  ],
};

/** Defines `<ta-messages>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
