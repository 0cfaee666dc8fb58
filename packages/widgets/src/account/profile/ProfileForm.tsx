import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { isShown } from '@trade-area/core/account';
import type { ProfileField, RegionChoice } from '@trade-area/core/account';
import type { CustomerDetails } from '@trade-area/core/contract';
import { DataView } from '../../kit/DataView.tsx';
import { useSessionArea, useSessionState } from '../../kit/provider.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useLeaveGuard } from '../../kit/useLeaveGuard.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useIsomorphicLayoutEffect } from '../../ui/useIsomorphicLayoutEffect.ts';
import { profileTexts } from '../profileStrings.ts';
import { useCustomer } from '../useCustomer.ts';
import { fieldGroups } from './fieldWords.ts';
import { ProfileEnd } from './ProfileEnd.tsx';
import { ProfileFieldRow } from './ProfileFieldRow.tsx';
import { ProfileNotices } from './ProfileNotices.tsx';
import { useProfile } from './useProfile.ts';
import { useRegions } from './useRegions.ts';
import type { Regions } from './useRegions.ts';

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps {
  /** Takes the focus: the banner leads to `eori` (SHELL-34). */
  readonly focusField?: ProfileField | undefined;
  /** Names of the fields that were changed. */
  readonly onSaved?: ((fields: readonly ProfileField[]) => void) | undefined;
  /** Links of the page wait for an answer while something is not saved. Default true. */
  readonly guardLinks?: boolean | undefined;
  /** Under the form, such as a way to the electronic invoicing. */
  readonly children?: ReactNode;
}

/** The company profile (ACC-01, ACC-08): fields by country, rules while typing and before saving, nothing typed is lost. */
export function ProfileForm(props: ProfileFormProps): ReactElement {
  const { session } = useSessionArea();
  const { customer, asking, failure, retry } = useCustomer();
  // Changes of another tab or of the lab since the page was loaded are seen before typing begins. Before the first
  // paint: an earlier failure is not shown while the details are asked for again.
  useIsomorphicLayoutEffect(() => void session.refreshDetails(), [session]);
  const remote = {
    data: customer ?? undefined,
    failure: customer ? undefined : (failure ?? undefined),
    asking,
    retry,
  };
  return (
    <DataView remote={remote} waiting={<Skeleton shape="block" count={4} />}>
      {(known) => <WithRegions {...props} customer={known} />}
    </DataView>
  );
}

interface KnownProps extends ProfileFormProps {
  readonly customer: CustomerDetails;
}

function WithRegions(props: KnownProps) {
  const regions = useRegions(props.customer);
  if (regions.choices === undefined) return <Skeleton shape="block" count={4} />;
  return <Form {...props} regions={regions} choices={regions.choices} />;
}

interface FormProps extends KnownProps {
  readonly regions: Regions;
  readonly choices: readonly RegionChoice[];
}

function Form({ customer, regions, choices, focusField, onSaved, guardLinks = true, children }: FormProps) {
  const t = useText(profileTexts);
  const signInEmail = useSessionState((state) => state.person?.email ?? '');
  const view = useProfile(customer, choices, (fields) => onSaved?.(fields));
  const form = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard(Object.keys(view.change).length > 0, guardLinks);

  const focus = (field: ProfileField) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  useEffect(() => {
    if (focusField) focus(focusField);
  }, [focusField]);

  const save = async () => {
    const first = await view.save();
    if (first) focus(first);
  };
  return (
    <form
      ref={form}
      className="ta-profile"
      part="profile"
      method="post"
      noValidate
      aria-busy={view.busy}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ProfileNotices view={view} />
      {fieldGroups.map(({ title, fields }) => {
        const shown = fields.filter((field) => isShown(field, view.context));
        return (
          shown.length > 0 && (
            <fieldset key={title} className="ta-profile__group">
              <legend className="ta-heading ta-profile__legend">{t(title)}</legend>
              <div className="ta-profile__fields">
                {shown.map((field) => (
                  <ProfileFieldRow
                    key={field}
                    field={field}
                    view={view}
                    regions={regions}
                    choices={choices}
                    signInEmail={signInEmail}
                  />
                ))}
              </div>
            </fieldset>
          )
        );
      })}
      <ProfileEnd view={view} />
      {children}
      <ConfirmDialog
        open={guard.asking}
        title={t('leaveTitle')}
        yesLabel={t('leaveYes')}
        noLabel={t('leaveNo')}
        onYes={guard.leave}
        onNo={guard.stay}
      >
        {t('leaveText')}
      </ConfirmDialog>
    </form>
  );
}
