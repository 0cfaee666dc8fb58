import { welcomeKey } from '@trade-area/core/account';
import { useText } from '../kit/text/engine.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { accountTexts } from './strings.ts';
import { useCustomer } from './useCustomer.ts';

/** Name, e-mail and city-state of the customer, with a feminine welcome when `sesso` is F (SHELL-05). */
export const WelcomeBlock = withBoundary(function WelcomeBlock() {
  const t = useText(accountTexts);
  const { person, customer } = useCustomer();
  if (!person) return null;
  const name = [customer?.name || person.name, customer?.surname || person.surname].filter(Boolean).join(' ');
  const cityLine = [customer?.company.city, customer?.company.state].filter(Boolean).join(' - ');
  const email = customer?.email || person.email;
  return (
    <div className="ta-account-welcome" part="welcome">
      <p className="ta-account-welcome__hello">{t(welcomeKey(customer?.sesso ?? ''))}</p>
      <p className="ta-account-welcome__name">{name || person.company}</p>
      {email && <p className="ta-account-welcome__line">{email}</p>}
      {cityLine && <p className="ta-account-welcome__line">{cityLine}</p>}
    </div>
  );
});
