import { accountAnswers, accountSuite } from '../../testing/accountSuite.tsx';
import { renderAsCustomer } from '../../testing/customer.tsx';
import { profileTexts } from '../account/profileStrings.ts';
import { authTexts, passwordTexts } from '../auth/strings.ts';
import { Account } from './Account.tsx';

const bundles = [profileTexts, authTexts, passwordTexts];

accountSuite(async ({ answers: changed = {}, section, language }) => {
  const answers = { ...accountAnswers, ...changed };
  const saved: (readonly string[])[] = [];
  const at = (requests: typeof section) => (
    <Account section={requests} guardLinks={false} level={3} onSaved={(fields) => saved.push(fields)} />
  );
  const { screen, requests, render } = await renderAsCustomer(at(section), {
    answers,
    bundles,
    ...(language ? { language } : {}),
  });
  return { screen, requests, answers, saved, ask: (next) => render(at(next)) };
});
