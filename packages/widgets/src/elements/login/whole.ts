import { define as defineProvider } from '../provider/element.ts';
import { define as defineThis } from './element.ts';

/** Defines what follows the first drawing of `<ta-login>`. */
export function define(): void {
  defineProvider();
  defineThis();
}
