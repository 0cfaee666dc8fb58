import auth from '../../auth/auth.css?inline';
import books from '../../editor/books/books.css?inline';
import preview from '../../editor/books/preview.css?inline';
import stage from '../../editor/books/stage.css?inline';
import calendars from '../../editor/calendars/calendars.css?inline';
import cards from '../../editor/cards/cards.css?inline';
import printCards from '../../editor/prints/cards.css?inline';
import prints from '../../editor/prints/prints.css?inline';
import crop from '../../editor/workspace/crop.css?inline';
import editor from '../../editor/workspace/editor.css?inline';
import finish from '../../editor/workspace/finish.css?inline';
import { printEditorTexts } from '../../editor/workspace/strings.ts';
import { kitTexts } from '../../kit/strings.ts';
import button from '../../ui/button.css?inline';
import choices from '../../ui/choices.css?inline';
import dialog from '../../ui/dialog.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import mark from '../../ui/mark.css?inline';
import menu from '../../ui/menu.css?inline';
import notice from '../../ui/notice.css?inline';
import progress from '../../ui/progress.css?inline';
import tabs from '../../ui/tabs.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { baseStyles } from '../runtime/styles.ts';
import { elementTexts } from '../strings.ts';
import { manifest } from './manifest.ts';
import { PrintEditorElement } from './PrintEditorElement.tsx';

/** `<ta-print-editor>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: PrintEditorElement,
  texts: [kitTexts, elementTexts, printEditorTexts],
  styles: [
    ...baseStyles,
    icon,
    button,
    waiting,
    progress,
    field,
    choices,
    dialog,
    menu,
    mark,
    notice,
    tabs,
    auth,
    editor,
    prints,
    printCards,
    finish,
    crop,
    books,
    stage,
    preview,
    cards,
    calendars,
  ],
};

/** Defines `<ta-print-editor>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
