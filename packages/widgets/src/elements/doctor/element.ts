import mark from '../../ui/mark.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { kitTexts } from '../../kit/strings.ts';
import { Doctor } from './Doctor.tsx';
import { defineElement } from '../runtime/defineElement.ts';
import doctor from './doctor.css?inline';
import { manifest } from './manifest.ts';
import { elementTexts } from '../strings.ts';
import { baseStyles } from '../runtime/styles.ts';

/** Defines `<ta-doctor>`. */
export function define(prefix?: string): void {
  defineElement(
    {
      manifest,
      component: Doctor,
      texts: [kitTexts, elementTexts],
      styles: [...baseStyles, mark, waiting, doctor],
    },
    prefix,
  );
}
