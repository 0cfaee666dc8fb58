import { SignInPage } from './SignInPage.tsx';

/** `/ta/signup`: the second variant, with the company (SES-14, SES-29). */
export function SignUpPage() {
  return <SignInPage variant="signup" />;
}
