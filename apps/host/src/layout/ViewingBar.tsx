import { Button, useCustomer, useSessionState, useText } from '@trade-area/widgets';
import { layoutTexts } from './strings.ts';

/** Tells a viewer from the lab whose portal is shown, with the button that ends the viewing (ROLE-12). */
export function ViewingBar({ onLogOut }: { readonly onLogOut: () => void }) {
  const t = useText(layoutTexts);
  const inter = useSessionState((state) => state.inter);
  const { person, customer } = useCustomer();
  if (!inter || !person) return null;
  const company = customer?.company.name || person.company;
  return (
    <div className="ta-shell-viewing" role="status">
      <span>{t('viewingAs', { company, code: person.code })}</span>
      <Button size="small" onClick={onLogOut}>
        {t('logOut')}
      </Button>
    </div>
  );
}
