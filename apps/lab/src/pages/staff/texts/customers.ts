import type { DeskLanguage } from '../desk.ts';
import type { CustomerTexts } from './customers/customerTexts.ts';
import { de } from './customers/de.ts';
import { en } from './customers/en.ts';
import { es } from './customers/es.ts';
import { fr } from './customers/fr.ts';
import { it } from './customers/it.ts';

/** Texts of the customers' accounts. */
export const customerTexts: Readonly<Record<DeskLanguage, CustomerTexts>> = { en, it, es, fr, de };
