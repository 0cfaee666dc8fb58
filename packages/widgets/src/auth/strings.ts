import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Fields of the sign-in (SES-02); `company` stands for the e-mail in the sign-up variant (SES-14). */
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
  loginTitle: 'Sign in to the trade area',
  signedInAs: 'Signed in as {{name}}',
  signOut: 'Log out',
  /** Links under the form (SES-02). */
  lostPassword: 'Lost your password',
  signUp: 'Sign Up',

  /** Something is empty (SES-04, SES-29). */
  insertCredentials: 'Insert e-mail and password',
  insertCompany: 'Insert company and password',
  /** Refused without words of the lab (SES-37). */
  wrongCredentials: 'Wrong e-mail or password',
  wrongCompany: 'Wrong company or password',

  /** The account belongs to the old area (SES-10, SES-12, SES-31). */
  oldAreaTitle: 'Your account is in the other trade area',
  oldAreaGoing: 'We are taking you there…',
  oldAreaText: 'Please sign in there with the same e-mail and password.',
  oldAreaOpen: 'Open the other trade area',
} as const;

export type AuthTexts = typeof english;

const englishPassword = {
  /** Recovery (SES-16, SES-17). */
  recoveryButton: 'GET NEW PASSWORD',
  insertEmail: 'Insert e-mail',
  wrongEmail: 'Wrong e-mail',
  notSent: 'The e-mail could not be sent. Please try again.',
  recoverySent: 'E-mail is sent successfully',
  recoveryNext:
    'Open the link in it. A second e-mail then brings you a temporary password, good for 30 minutes.',
  backToLogin: 'Back to login',

  /** Change of the password (ACC-20, ACC-21, ACC-22). */
  oldPassword: 'Old password',
  temporaryPassword: 'Temporary password',
  temporaryHint: 'The one from the e-mail.',
  newPassword: 'New password',
  confirmPassword: 'Repeat the new password',
  ruleLetter: 'A lowercase or uppercase letter',
  ruleDigit: 'A number',
  ruleLength: 'Minimum 7 characters',
  /** Spoken before each rule. */
  ruleMet: 'Met:',
  ruleOpen: 'Still missing:',
  /** Name of the meter, and its words from 1 to 4. */
  strength: 'Strength',
  strength1: 'Too weak',
  strength2: 'Fair',
  strength3: 'Good',
  strength4: 'Strong',
  notTheSame: 'The two new passwords are not the same',
  insertAll: 'Insert all elements required',
  changeButton: 'Change password',
  changed: 'Password is modified with success!',
  notChanged: 'The password could not be changed. Check the old one and try again.',

  /** The lab's refusals of a new password, by its own English words. */
  oldIsWrong: 'The old password is wrong',
  newIsOld: 'The new password is the old one',
  tooCommon: 'This password is too common. Choose another one.',
  tooLong: 'Maximum 128 characters',
  notForStaff: 'The password of a customer is not changed by staff.',

  /** Signing in again over the page (DEC-02). */
  againTitle: 'Please sign in again',
  againText: 'Your session has ended. Sign in and go on where you are: nothing you entered is lost.',
  againLeave: 'Leave without saving',

  /** Another customer than before (T-A5); names are companies with their code. */
  switchedTitle: 'You are now {{name}}',
  switchedByLink: 'The link you opened signed you in as another customer. Before, you were {{before}}.',
  switchedElsewhere: 'Another customer signed in in this browser. Before, you were {{before}}.',
  switchedBack: 'Go back to {{before}}',
  switchedGoOn: 'Continue as {{name}}',
  switchedUnderstood: 'Understood',
} as const;

export type PasswordTexts = typeof englishPassword;

/** Words of the sign-in: the only ones the `ta-login` element carries. */
export const authTexts = defineTexts('auth', english);

/** Words of recovery, password change and session notices. */
export const passwordTexts = defineTexts('password', englishPassword);
