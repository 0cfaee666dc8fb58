import auth from '../auth/auth.css?inline';
import { authTexts } from '../auth/strings.ts';
import { kitTexts } from '../kit/strings.ts';
import button from '../ui/button.css?inline';
import field from '../ui/field.css?inline';
import icon from '../ui/icon.css?inline';
import notice from '../ui/notice.css?inline';
import { LoginElement } from './LoginElement.tsx';
import { defineElement } from './defineElement.ts';
import { loginManifest } from './manifest.ts';
import { baseStyles } from './styles.ts';

/** Defines `<ta-login>`. */
export function defineLogin(prefix?: string): void {
  defineElement(
    {
      manifest: loginManifest,
      component: LoginElement,
      texts: [kitTexts, authTexts],
      styles: [...baseStyles, icon, button, field, notice, auth],
    },
    prefix,
  );
}
