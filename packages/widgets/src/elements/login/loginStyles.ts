/** Style texts of `<ta-login>`. */
import auth from '../../auth/auth.css?inline';
import button from '../../ui/button.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import { baseStyles } from '../runtime/styles.ts';

export const loginStyles: readonly string[] = [...baseStyles, icon, button, field, auth];
