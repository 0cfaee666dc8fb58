import { welcomeKey } from '@trade-area/core/account';
import { useText } from '../kit/text/engine.tsx';
import { useRight } from '../kit/useRight.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { accountTexts } from './strings.ts';
import { useCustomer } from './useCustomer.ts';

/** Name and e-mail of the person, and city-state of the customer, with a feminine welcome when `sesso` is F (SHELL-05). */
export const WelcomeBlock = withBoundary(function WelcomeBlock() {
  const t = useText(accountTexts);
  const { person, customer } = useCustomer();
  const isOwner = useRight('owner');
  if (!person) return null;
  // The details are the owner's.
  const known = isOwner ? customer : null;
  const name = [known?.name || person.name, known?.surname || person.surname].filter(Boolean).join(' ');
  const cityLine = [customer?.company.city, customer?.company.state].filter(Boolean).join(' - ');
  const email = known?.email || person.email;
  return (
    <div className="ta-account-welcome" part="welcome">
      <p className="ta-account-welcome__hello">{t(welcomeKey(known?.sesso ?? ''))}</p>
      <p className="ta-account-welcome__name">{name || person.company}</p>
      {email && <p className="ta-account-welcome__line">{email}</p>}
      {cityLine && <p className="ta-account-welcome__line">{cityLine}</p>}
    </div>
  );
});
