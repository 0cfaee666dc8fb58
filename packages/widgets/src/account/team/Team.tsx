import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Member, MemberAction } from '@trade-area/core/contract';
import { DataView } from '../../kit/DataView.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { useFormats } from '../../kit/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import type { Tone } from '../../ui/StatusMark.tsx';
import { MemberForm } from './MemberForm.tsx';
import { actText, rightTexts } from './rightTexts.ts';
import { teamTexts } from './teamStrings.ts';
import { useTeam } from './useTeam.ts';

/** The dialog that is open: the form of a person (null = a new one), or the question before a removal; null = none. */
type Open =
  | null
  | { readonly kind: 'form'; readonly member: Member | null }
  | { readonly kind: 'remove'; readonly member: Member };

const isOwner = ({ id }: Member) => id === 'owner';
const nameOf = ({ name, surname, email }: Member) => `${name} ${surname}`.trim() || email;

/** The people who sign in to the account, with their rights, for its owner. */
export function Team(): ReactElement {
  const t = useText(teamTexts);
  const failureText = useFailureText();
  const team = useTeam();
  const [open, setOpen] = useState<Open>(null);
  const { news, failure } = team;
  const show = (next: Open) => {
    team.forget();
    setOpen(next);
  };
  const closeWhen = (isDone: boolean) => {
    if (isDone) setOpen(null);
  };

  return (
    <section className="ta-team" part="team">
      <p className="ta-team__intro">{t('intro')}</p>
      <DataView remote={team.remote} waiting={<Skeleton count={3} />}>
        {({ members, actions }) => (
          <>
            <ul className="ta-team__list">
              {members.map((member) => (
                <Row
                  key={member.id}
                  member={member}
                  busy={team.isWorking}
                  onChange={() => show({ kind: 'form', member })}
                  onAgain={() => void team.inviteAgain(member)}
                  onRemove={() => show({ kind: 'remove', member })}
                />
              ))}
            </ul>
            {members.every(isOwner) && <p className="ta-quiet">{t('empty')}</p>}
            <p className="ta-team__act">
              <Button variant="primary" onClick={() => show({ kind: 'form', member: null })}>
                {t('invite')}
              </Button>
            </p>
            <p className="ta-quiet" role="status">
              {news ? t(news.kind, { name: news.name, email: news.email }) : ''}
            </p>
            {failure && open === null && (
              <Notice tone="danger" announce="alert">
                {failureText(failure)}
              </Notice>
            )}
            {!(members.every(isOwner) && actions.length === 0) && <Activity actions={actions} />}
          </>
        )}
      </DataView>
      {open?.kind === 'form' && (
        <MemberForm
          member={open.member}
          busy={team.isWorking}
          failure={failure}
          onClose={() => show(null)}
          onSave={(typed) => void team.save(typed, open.member).then(closeWhen)}
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          open
          danger
          busy={team.isWorking}
          title={t(open.member.state === 'active' ? 'removeTitle' : 'withdrawTitle', {
            name: nameOf(open.member),
          })}
          yesLabel={t(open.member.state === 'active' ? 'remove' : 'withdraw')}
          noLabel={t('cancel')}
          onNo={() => show(null)}
          onYes={() => void team.remove(open.member).then(() => setOpen(null))}
        >
          {t(open.member.state === 'active' ? 'removeText' : 'withdrawText', { name: nameOf(open.member) })}
        </ConfirmDialog>
      )}
    </section>
  );
}

interface RowProps {
  readonly member: Member;
  readonly busy: boolean;
  readonly onChange: () => void;
  readonly onAgain: () => void;
  readonly onRemove: () => void;
}

const states: Readonly<
  Record<Member['state'], readonly [Tone, 'stateActive' | 'stateInvited' | 'stateExpired']>
> = {
  active: ['success', 'stateActive'],
  invited: ['info', 'stateInvited'],
  expired: ['warning', 'stateExpired'],
};

function Row({ member, busy, onChange, onAgain, onRemove }: RowProps) {
  const t = useText(teamTexts);
  const { dateTime } = useFormats();
  const { email, rights, state } = member;
  const [tone, stateText] = states[state];
  const name = nameOf(member);
  const isActive = state === 'active';
  const signedIn =
    member.last_sign_in === ''
      ? t('neverSignedIn')
      : t('lastSignIn', { time: dateTime(member.last_sign_in) });
  const time = isActive ? signedIn : t('linkEnds', { time: dateTime(member.invitation_ends) });
  const given = rights.map((right) => t(rightTexts[right].name)).join(', ') || t('noRights');
  return (
    <li className="ta-team__row">
      <div className="ta-team__person">
        <span className="ta-team__name" dir="auto">
          {name}
        </span>
        <span className="ta-quiet ta-team__email">{email}</span>
        <span>{isOwner(member) ? t('allRights') : given}</span>
        <span className="ta-quiet ta-figures">{time}</span>
      </div>
      <StatusMark tone={tone}>{t(stateText)}</StatusMark>
      {!isOwner(member) && (
        <div className="ta-team__actions">
          {!isActive && (
            <Button size="small" disabled={busy} aria-label={t('againOf', { name })} onClick={onAgain}>
              {t('again')}
            </Button>
          )}
          <Button size="small" disabled={busy} aria-label={t('changeOf', { name })} onClick={onChange}>
            {t('change')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={busy}
            aria-label={t(isActive ? 'removeOf' : 'withdrawOf', { name })}
            onClick={onRemove}
          >
            {t(isActive ? 'remove' : 'withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Activity({ actions }: { readonly actions: readonly MemberAction[] }) {
  const t = useText(teamTexts);
  const { dateTime } = useFormats();
  return (
    <Disclosure title={t('activityTitle')}>
      {actions.length === 0 ? (
        <p className="ta-quiet">{t('activityEmpty')}</p>
      ) : (
        <ul className="ta-team__activity">
          {actions.map(({ name, act, order_code: code, at }) => (
            <li key={`${name} ${act} ${code}`}>
              <span dir="auto">{name}</span>
              {': '}
              {t(actText(act))}
              {code !== '' && ` · ${t('order', { code })}`}{' '}
              <time className="ta-quiet ta-figures" dateTime={at}>
                {dateTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
