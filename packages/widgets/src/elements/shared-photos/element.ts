import auth from '../../auth/auth.css?inline';
import { listTexts } from '../../kit/listStrings.ts';
import safeHtml from '../../kit/html/safeHtml.css?inline';
import { kitTexts } from '../../kit/strings.ts';
import area from '../../sharing/area.css?inline';
import dialogs from '../../sharing/dialogs.css?inline';
import sharing from '../../sharing/sharing.css?inline';
import { sharingTexts } from '../../sharing/strings.ts';
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
import { baseStyles } from '../runtime/styles.ts';
import { elementTexts } from '../strings.ts';
import { manifest } from './manifest.ts';
import { SharedPhotosElement } from './SharedPhotosElement.tsx';

/** `<ta-shared-photos>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: SharedPhotosElement,
  texts: [kitTexts, listTexts, elementTexts, sharingTexts],
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
    pager,
    safeHtml,
    auth,
    sharing,
    dialogs,
    area,
  ],
};

/** Defines `<ta-shared-photos>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
