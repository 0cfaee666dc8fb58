import { defineTexts } from '@trade-area/widgets';

const english = {
  /** Titles of the four pages. */
  loginTitle: 'Welcome back',
  signUpTitle: 'Welcome',
  recoveryTitle: 'A new password',
  changeTitle: 'Choose a new password',
  /** Lines under the titles. */
  loginLead: 'Sign in to follow your orders, send files and write to the lab.',
  signUpLead: 'Enter the name or e-mail of your company and the password you received.',
  recoveryLead: 'Tell us your e-mail. We send you a link, and then a temporary password.',
  changeLead: 'Your temporary password worked once. Choose your own to go on.',
  changeLeadOwn: 'Everybody else who is signed in with your account will be signed out.',

  /** Above the form, when a session ended before (SES-20, SES-21). */
  endedExpired: 'Your session has ended. Please sign in again.',
  endedLoggedOut: 'You are logged out.',
  endedElsewhere: 'You were logged out in another window.',
  /** `as` is in the address (SES-11). */
  actingAs: 'You are signing in as customer {{code}}.',

  /** Embedded login after success (SES-06). */
  framedDone: 'You are signed in as {{name}}.',
  /** After the change of a temporary password. */
  goOn: 'Continue',
  /** Words of the picture beside the form. */
  claim: 'Every wedding ends up between two covers.',
  claimLead: 'Albums, wall art and prints, made by hand for professional photographers.',

  /** Language and colours on the public pages. */
  language: 'Language',
  theme: 'Appearance',
  themeAuto: 'As on this device',
  themeLight: 'Light',
  themeDark: 'Dark',

  /** The session could not be asked for at the start (DEC-03). */
  startTitle: 'The trade area cannot reach the lab',
  startText: 'You are not signed out, and nothing is lost.',
  /** A page broke or could not be loaded. */
  brokenTitle: 'This page could not be shown',
  brokenText: 'Load it again. If it happens again, tell your sales representative what you were about to do.',
  reload: 'Load again',
  toHome: 'Go to the dashboard',
} as const;

export type AuthPageTexts = typeof english;

/** Words of the sign-in pages and of the frame around every page. */
export const authPageTexts = defineTexts('authPages', english);
