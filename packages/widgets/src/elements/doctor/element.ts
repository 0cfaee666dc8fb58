import button from '../../ui/button.css?inline';
import icon from '../../ui/icon.css?inline';
import mark from '../../ui/mark.css?inline';
import notice from '../../ui/notice.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { kitTexts } from '../../kit/strings.ts';
import { defineElement } from '../runtime/defineElement.ts';
import { baseStyles } from '../runtime/styles.ts';
import { doctorOf } from './Doctor.tsx';
import doctor from './doctor.css?inline';
import { manifest } from './manifest.ts';
import { doctorTexts } from './strings.ts';

/** Defines `<ta-doctor>`. With another prefix it examines the tags of that prefix. */
export function define(prefix = 'ta'): void {
  defineElement(
    {
      manifest,
      component: doctorOf(prefix),
      texts: [kitTexts, doctorTexts],
      styles: [...baseStyles, icon, button, mark, waiting, notice, doctor],
    },
    prefix,
  );
}
