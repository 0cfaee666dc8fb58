import auth from '../../auth/auth.css?inline';
import { listTexts } from '../../kit/listStrings.ts';
import { kitTexts } from '../../kit/strings.ts';
import projects from '../../projects/projects.css?inline';
import { projectsTexts } from '../../projects/strings.ts';
import button from '../../ui/button.css?inline';
import dialog from '../../ui/dialog.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import mark from '../../ui/mark.css?inline';
import menu from '../../ui/menu.css?inline';
import notice from '../../ui/notice.css?inline';
import pager from '../../ui/pager.css?inline';
import tabs from '../../ui/tabs.css?inline';
import tabsScroll from '../../ui/tabsScroll.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { defineElement } from '../runtime/defineElement.ts';
import type { ElementDefinition } from '../runtime/defineElement.ts';
import { baseStyles } from '../runtime/styles.ts';
import { elementTexts } from '../strings.ts';
import { manifest } from './manifest.ts';
import { ProjectsElement } from './ProjectsElement.tsx';

/** `<ta-projects>` as it is defined. */
export const definition: ElementDefinition = {
  manifest,
  component: ProjectsElement,
  texts: [kitTexts, elementTexts, listTexts, projectsTexts],
  styles: [
    ...baseStyles,
    icon,
    button,
    waiting,
    field,
    dialog,
    menu,
    mark,
    notice,
    pager,
    tabs,
    tabsScroll,
    auth,
    projects,
  ],
};

/** Defines `<ta-projects>`. */
export function define(prefix?: string): void {
  defineElement(definition, prefix);
}
