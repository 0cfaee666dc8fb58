import { defineLogin } from '../login.ts';
import { defineProvider } from '../provider.ts';

/** What follows the first drawing of `<ta-login>`. */
export function define(): void {
  defineProvider();
  defineLogin();
}
