import auth from '../../auth/auth.css?inline';
import { kitTexts } from '../../kit/strings.ts';
import button from '../../ui/button.css?inline';
import dialog from '../../ui/dialog.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import mark from '../../ui/mark.css?inline';
import menu from '../../ui/menu.css?inline';
import notice from '../../ui/notice.css?inline';
import progress from '../../ui/progress.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { uploadsTexts } from '../../uploads/strings.ts';
import removedNotice from '../../uploads/removedNotice.css?inline';
import uploads from '../../uploads/uploads.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { manifest } from './manifest.ts';
import { elementTexts } from '../strings.ts';
import { baseStyles } from '../runtime/styles.ts';
import { UploadElement } from './UploadElement.tsx';

/** `<ta-upload>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: UploadElement,
  texts: [kitTexts, elementTexts, uploadsTexts],
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
    auth,
    uploads,
    removedNotice,
  ],
};

/** Defines `<ta-upload>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
