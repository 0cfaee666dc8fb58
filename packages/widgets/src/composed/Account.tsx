import { useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { ProfileField } from '@trade-area/core/account';
import { ProfileForm } from '../account/profile/ProfileForm.tsx';
import { profileTexts } from '../account/profileStrings.ts';
import { Sessions } from '../account/Sessions.tsx';
import { useCustomer } from '../account/useCustomer.ts';
import { ChangePasswordForm } from '../auth/ChangePasswordForm.tsx';
import { useSessionState } from '../kit/provider.tsx';
import { DataView } from '../kit/DataView.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useRight } from '../kit/useRight.ts';
import { useLazyComponent } from '../kit/useLazyComponent.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Sections } from '../ui/Sections.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const loadCards = () => import('./CardsSection.tsx').then((module) => module.CardsSection);
const loadAddresses = () => import('../account/AddressBook.tsx').then((module) => module.AddressBook);
const loadTeam = () => import('../account/team/TeamSection.tsx').then((module) => module.TeamSection);
const loadData = () => import('../account/dataRequests/DataSection.tsx').then((module) => module.DataSection);
const loadNotices = () => import('./NoticesSection.tsx').then((module) => module.NoticesSection);

/** A section of the account (ACC-01). */
export type AccountSection = 'info' | 'password' | 'cards' | 'team' | 'data';

/** Props of {@link Account}. */
export interface AccountProps {
  /** Open at first; another value opens another one (ACC-02). Default `info` (ACC-31). */
  readonly section?: AccountSection | undefined;
  /** A field of the profile that takes the focus (SHELL-34). */
  readonly focusField?: ProfileField | undefined;
  /** Names of the profile's fields that were saved. */
  readonly onSaved?: ((fields: readonly ProfileField[]) => void) | undefined;
  /** Address of the electronic invoicing; '' has no link. Italian companies see it (EINV-02). Default ''. */
  readonly invoicingHref?: string | undefined;
  /** Links of the page wait while something is not saved. Default true. */
  readonly guardLinks?: boolean | undefined;
  /** Level of the sections' titles. Default 2. */
  readonly level?: 2 | 3 | undefined;
}

/**
 * Profile with address book, password, cards, people and data of the signed-in customer, one open at a time (ACC-01, ACC-31).
 * A person of the studio sees what the owner of the account allows.
 *
 * @example
 * <Account section="info" onSaved={(fields) => console.log(fields)} />
 */
export const Account = withBoundary(function Account(props: AccountProps): ReactElement {
  const { section = 'info', focusField, onSaved, invoicingHref = '', guardLinks, level } = props;
  const t = useText(profileTexts);
  const email = useSessionState((state) => state.person?.email ?? '');
  const inter = useSessionState((state) => state.inter);
  const [mayEdit, mayPay, isOwner] = [useRight('profile'), useRight('payments'), useRight('owner')];
  const { customer } = useCustomer();
  const maySee: Readonly<Record<AccountSection, boolean>> = {
    info: mayEdit,
    password: true,
    cards: mayPay,
    team: isOwner,
    data: isOwner,
  };
  const first = maySee[section] ? section : 'password';
  const [open, setOpen] = useState<{ readonly asked: AccountSection; readonly key: string }>({
    asked: first,
    key: first,
  });
  // The address asks for another one; what the person opens is theirs (ACC-31).
  if (open.asked !== first) setOpen({ asked: first, key: first });

  const italian = customer?.company.country.toUpperCase() === 'IT';
  const info = () => (
    <div className="ta-account-info">
      <ProfileForm focusField={focusField} onSaved={onSaved} guardLinks={guardLinks}>
        {invoicingHref !== '' && italian && (
          <p>
            <a className="ta-link" href={invoicingHref}>
              {t('toInvoicing')}
            </a>
          </p>
        )}
      </ProfileForm>
      <Later load={loadAddresses} name="account.addresses" />
      <Later load={loadNotices} name="account.notices" />
    </div>
  );
  const password = () => (
    <div className="ta-account-password">
      <ChangePasswordForm email={email} />
      {!inter && <Sessions />}
    </div>
  );
  const cardList = () => <Later load={loadCards} name="account.cards" />;
  const team = () => <Later load={loadTeam} name="account.team" />;
  const data = () => <Later load={loadData} name="account.data" />;
  return (
    <Sections
      level={level}
      open={open.key}
      onOpen={(key) => setOpen({ asked: first, key })}
      sections={[
        { key: 'info' as const, title: t('infoTitle'), content: info },
        { key: 'password' as const, title: t('passwordTitle'), content: password },
        { key: 'cards' as const, title: t('cardsTitle'), content: cardList },
        { key: 'team' as const, title: t('teamTitle'), content: team },
        { key: 'data' as const, title: t('dataTitle'), content: data },
      ].filter(({ key }) => maySee[key])}
    />
  );
});

/** A part in a file of its own, loaded behind the profile. */
function Later({ load, name }: { readonly load: () => Promise<ComponentType>; readonly name: string }) {
  const file = useLazyComponent(load, name);
  return (
    <DataView remote={file} waiting={<Skeleton count={2} />}>
      {({ Lazy }) => <Lazy />}
    </DataView>
  );
}
