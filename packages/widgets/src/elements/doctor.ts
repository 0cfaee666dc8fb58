import mark from '../ui/mark.css?inline';
import waiting from '../ui/waiting.css?inline';
import { kitTexts } from '../kit/strings.ts';
import { Doctor } from './Doctor.tsx';
import { defineElement } from './defineElement.ts';
import doctor from './doctor.css?inline';
import { doctorManifest } from './manifest.ts';
import { elementTexts } from './strings.ts';
import { baseStyles } from './styles.ts';

/** Defines `<ta-doctor>`. */
export function defineDoctor(prefix?: string): void {
  defineElement(
    {
      manifest: doctorManifest,
      component: Doctor,
      texts: [kitTexts, elementTexts],
      styles: [...baseStyles, mark, waiting, doctor],
    },
    prefix,
  );
}
