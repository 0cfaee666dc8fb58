import { SignInPage } from './SignInPage.tsx';

/** `/ta/signup`: sign-in with company or e-mail and password; it creates no account (SES-14, SES-29). */
export function SignUpPage() {
  return <SignInPage variant="signup" />;
}
