import auth from '../../auth/auth.css?inline';
import downloads from '../../downloads/downloads.css?inline';
import { downloadsTexts } from '../../downloads/strings.ts';
import { kitTexts } from '../../kit/strings.ts';
import button from '../../ui/button.css?inline';
import dialog from '../../ui/dialog.css?inline';
import field from '../../ui/field.css?inline';
import folders from '../../ui/folders.css?inline';
import icon from '../../ui/icon.css?inline';
import mark from '../../ui/mark.css?inline';
import notice from '../../ui/notice.css?inline';
import progress from '../../ui/progress.css?inline';
import tabs from '../../ui/tabs.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { baseStyles } from '../runtime/styles.ts';
import { elementTexts } from '../strings.ts';
import { DocumentsElement } from './DocumentsElement.tsx';
import { manifest } from './manifest.ts';

/** `<ta-documents>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: DocumentsElement,
  texts: [kitTexts, elementTexts, downloadsTexts],
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
    tabs,
    folders,
    auth,
    downloads,
  ],
};

/** Defines `<ta-documents>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
