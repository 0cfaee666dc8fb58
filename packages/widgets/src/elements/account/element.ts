import addresses from '../../account/addresses.css?inline';
import data from '../../account/dataRequests/data.css?inline';
import profile from '../../account/profile/profile.css?inline';
import { profileTexts } from '../../account/profileStrings.ts';
import team from '../../account/team/team.css?inline';
import sessions from '../../account/sessions.css?inline';
import auth from '../../auth/auth.css?inline';
import password from '../../auth/password.css?inline';
import { authTexts, passwordTexts } from '../../auth/strings.ts';
import { kitTexts } from '../../kit/strings.ts';
import messages from '../../messages/messages.css?inline';
import notices from '../../messages/notices.css?inline';
import payments from '../../payments/payments.css?inline';
import button from '../../ui/button.css?inline';
import choices from '../../ui/choices.css?inline';
import dialog from '../../ui/dialog.css?inline';
import field from '../../ui/field.css?inline';
import icon from '../../ui/icon.css?inline';
import mark from '../../ui/mark.css?inline';
import notice from '../../ui/notice.css?inline';
import sections from '../../ui/sections.css?inline';
import tabs from '../../ui/tabs.css?inline';
import waiting from '../../ui/waiting.css?inline';
import { AccountElement } from './AccountElement.tsx';
import { defineElement } from '../runtime/defineElement.ts';
import { manifest } from './manifest.ts';
import { elementTexts } from '../strings.ts';
import { baseStyles } from '../runtime/styles.ts';

/** Defines `<ta-account>`. */
export function define(prefix?: string): void {
  defineElement(
    {
      manifest,
      component: AccountElement,
      texts: [kitTexts, elementTexts, authTexts, passwordTexts, profileTexts],
      styles: [
        ...baseStyles,
        icon,
        button,
        waiting,
        field,
        dialog,
        notice,
        sections,
        auth,
        password,
        profile,
        sessions,
        addresses,
        team,
        data,
        choices,
        mark,
        tabs,
        payments,
        messages,
        notices,
      ],
    },
    prefix,
  );
}
