import { defineTexts } from '@trade-area/widgets';

const english = {
  /** Titles of the four pages. */
  loginTitle: 'Welcome back',
  signUpTitle: 'Welcome',
  recoveryTitle: 'Reset your password',
  changeTitle: 'Choose a new password',
  /** Lines under the titles. */
  loginLead: 'Sign in to track your orders, upload files and message the lab.',
  signUpLead: 'Enter your company name or e-mail and the password we sent you.',
  recoveryLead: 'Enter your e-mail. We’ll send you a link, then a temporary password.',
  changeLead: 'Your temporary password can’t be used again. Choose a new one to continue.',
  changeLeadVoluntary: 'All other devices will be signed out of your account.',

  /** Above the form, when a session ended before (SES-20, SES-21). */
  endedExpired: 'Your session has ended. Sign in again.',
  endedLoggedOut: 'You’re signed out.',
  endedElsewhere: 'You were signed out in another window.',
  /** A staff member opens a customer's account: `as` is in the address (SES-11). */
  actingAs: 'You’re signing in as customer {{code}}.',

  /** Embedded login after success (SES-06). */
  embeddedSignedIn: 'You’re signed in as {{name}}.',
  /** After the change of a temporary password. */
  continue: 'Continue',
  /** Texts below the picture beside the form. */
  tagline: 'Every wedding has a story worth binding.',
  taglineText: 'Albums, wall art and prints, made by hand for professional photographers.',

  /** The session could not be asked for at the start (DEC-03). */
  labUnreachableTitle: 'Couldn’t reach the lab',
  labUnreachableText: 'You’re still signed in, and nothing is lost.',
  /** A page broke or could not be loaded. */
  pageFailedTitle: 'Couldn’t show this page',
  pageFailedText: 'Reload the page. If it happens again, tell your representative what you were doing.',
  reload: 'Reload',
  toDashboard: 'Go to the dashboard',
} as const;

export type AuthPageTexts = typeof english;

/** Texts of the sign-in pages and of the failures of the whole portal. */
export const authPageTexts = defineTexts('authPages', english);
