import { commonAttributes, commonEvents } from '../runtime/elementManifest.ts';
import type { ElementManifest } from '../runtime/elementManifest.ts';

export const manifest: ElementManifest = {
  tag: 'ta-login',
  description: 'Sign-in form. All widgets of the page that use the same gateway share its session.',
  firstDrawing: 'login.json?language=en',
  attributes: commonAttributes,
  properties: {},
  events: {
    ...commonEvents,
    'ta-login': {
      detail: '{ code: string; name: string; company: string }',
      description: 'A customer signed in.',
    },
    'ta-logout': { detail: '{ code: string }', description: 'The session ended, here or in another tab.' },
    'ta-navigate': {
      detail: '{ href: string }',
      cancelable: true,
      description: 'About to follow “Lost your password” or “Sign Up”.',
    },
  },
  parts: { form: 'The form.', button: 'The sign-in button.', error: 'The error message.' },
  slots: { heading: 'Replaces the heading.', 'signed-in': 'Shown instead of the form while signed in.' },
};
