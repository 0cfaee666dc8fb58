import { useSearchParams } from 'react-router';
import { EmbeddedLogin } from './EmbeddedLogin.tsx';
import { SignInPage } from './SignInPage.tsx';

/** `/ta/login`; `ev=InPopUp` is the form alone, for the frame of another page (SES-01, SES-06). */
export function LoginPage() {
  const [query] = useSearchParams();
  return query.get('ev') === 'InPopUp' ? <EmbeddedLogin /> : <SignInPage variant="login" />;
}
