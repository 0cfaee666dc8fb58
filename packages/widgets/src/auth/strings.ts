import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Fields of the sign-in (SES-02); `company` replaces the e-mail in the sign-up variant (SES-14). */
  email: 'E-mail',
  company: 'Company',
  password: 'Password',
  /** The eye beside a password. */
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** Under a password while the key is locked. */
  capsLock: 'Caps Lock is on.',

  /** Buttons. */
  signIn: 'Sign in',
  signUpButton: 'SIGN UP',
  /** Heading of the element, and who is signed in instead of the form. */
  loginTitle: 'Sign in to the Trade Area',
  signedInAs: 'Signed in as {{name}}',
  signOut: 'Sign out',
  /** Links under the form (SES-02). */
  lostPassword: 'Lost your password',
  signUp: 'Sign Up',

  /** Something is empty (SES-04, SES-29). */
  insertCredentials: 'Insert e-mail and password',
  insertCompany: 'Insert company and password',
  /** Refused without words of the lab (SES-37). */
  wrongCredentials: 'Wrong e-mail or password',
  wrongCompany: 'Wrong company or password',
  /** Staff: `as` of the address names no customer (SES-11). */
  unknownCustomer:
    'The address names a customer that doesn’t exist. Use “as=” with a customer code or e-mail, or leave it out to sign in as yourself.',

  /** The account belongs to the old area (SES-10, SES-12, SES-31). */
  oldAreaTitle: 'Your account is in the old Trade Area',
  oldAreaGoing: 'Taking you there…',
  oldAreaText: 'Sign in there with the same e-mail and password.',
  oldAreaOpen: 'Open the old Trade Area',
} as const;

export type AuthTexts = typeof english;

const englishPassword = {
  /** Recovery (SES-16, SES-17). */
  recoveryButton: 'GET NEW PASSWORD',
  insertEmail: 'Insert e-mail',
  wrongEmail: 'Wrong e-mail',
  notSent: 'Couldn’t send the e-mail. Try again.',
  recoverySent: 'E-mail is sent successfully',
  recoveryNext:
    'Open the link in the e-mail. We’ll then send you a temporary password, valid for 30 minutes.',
  backToLogin: 'Back to sign in',

  /** Change of the password (ACC-20, ACC-21, ACC-22). */
  oldPassword: 'Current password',
  temporaryPassword: 'Temporary password',
  temporaryHint: 'The password we e-mailed you.',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  ruleLetter: 'A lowercase or uppercase letter',
  ruleDigit: 'A number',
  ruleLength: 'Minimum 7 characters',
  /** Spoken before each rule. */
  ruleMet: 'Met:',
  ruleOpen: 'Not met:',
  /** Name of the meter, and its words from 1 to 4. */
  strength: 'Password strength',
  strength1: 'Too weak',
  strength2: 'Fair',
  strength3: 'Good',
  strength4: 'Strong',
  notTheSame: 'The passwords don’t match',
  insertAll: 'Insert all elements required',
  changeButton: 'Change password',
  changed: 'Password is modified with success!',
  notChanged: 'Couldn’t change the password. Check your current password and try again.',

  /** The lab's refusals of a new password, by its own English words. */
  oldIsWrong: 'The current password is wrong',
  newIsOld: 'The new password must be different from the current one',
  tooCommon: 'This password is too common. Choose another one.',
  tooLong: 'Maximum 128 characters',
  notForStaff: 'Staff can’t change a customer’s password.',

  /** Signing in again over the page (DEC-02). */
  againTitle: 'Sign in again',
  againText: 'Your session has ended. Sign in to continue where you left off. Nothing you entered is lost.',
  againLeave: 'Leave without saving',

  /** Another customer than before (T-A5); names are companies with their code. */
  switchedTitle: 'You’re now signed in as {{name}}',
  switchedByLink: 'The link you opened signed you in to another account. You were signed in as {{before}}.',
  switchedElsewhere:
    'Someone signed in to another account in this browser. You were signed in as {{before}}.',
  switchedBack: 'Switch back to {{before}}',
  switchedGoOn: 'Continue as {{name}}',
  switchedUnderstood: 'OK',

  /** A link whose token is not good, while a customer is signed in (SES-32). */
  linkRefusedTitle: 'This sign-in link isn’t valid',
  linkRefusedText: 'The link has expired or is incomplete. You’re still signed in as {{name}}.',
  linkRefusedOther: 'Sign in to another account',
} as const;

export type PasswordTexts = typeof englishPassword;

/** Words of the sign-in: the only ones the `ta-login` element carries. */
export const authTexts = defineTexts('auth', english);

/** Words of recovery, password change and session notices. */
export const passwordTexts = defineTexts('password', englishPassword);
