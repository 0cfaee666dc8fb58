import type { ServerDrawing } from '../first/server/order.ts';
import { definition } from './element.ts';

/** The form is the same for every page. */
export const drawing: ServerDrawing = { definition, readAttributes: () => ({}) };
