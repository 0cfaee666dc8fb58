import { accountAnswers, accountSuite } from '../../testing/accountSuite.tsx';
import { drawCustomer } from '../../testing/customer.tsx';
import { profileTexts } from '../account/profileStrings.ts';
import { authTexts, passwordTexts } from '../auth/strings.ts';
import { Account } from './Account.tsx';

const bundles = [profileTexts, authTexts, passwordTexts];

accountSuite(async ({ answers: changed = {}, section, language }) => {
  const answers = { ...accountAnswers, ...changed };
  const saved: (readonly string[])[] = [];
  const at = (asked: typeof section) => (
    <Account section={asked} guardLinks={false} level={3} onSaved={(fields) => saved.push(fields)} />
  );
  const { screen, asked, draw } = await drawCustomer(at(section), {
    answers,
    bundles,
    ...(language ? { language } : {}),
  });
  return { screen, asked, answers, saved, ask: (next) => draw(at(next)) };
});
