import type { ReactNode } from 'react';
import type { MemberState } from '@trade-area/core/contract';
import type { StoredMember } from '../../identity/memberTable.ts';
import type { Desk } from './desk.ts';
import { memberTexts } from './texts/members.ts';

export type DeskMember = StoredMember & { readonly state: MemberState };

/** The persons who sign in to a customer's account beside its owner, who alone invites and removes them. */
export function membersView(desk: Desk, members: readonly DeskMember[]): ReactNode {
  const texts = memberTexts[desk.language];
  return (
    <section className="ta-page-stack" aria-labelledby="people">
      <h2 className="ta-heading" id="people">
        {texts.title}
      </h2>
      {members.length === 0 && <p className="ta-quiet">{texts.empty}</p>}
      {members.length > 0 && (
        <ul className="ta-page-list">
          {members.map((member) => (
            <li key={member.id}>
              <span dir="auto">{`${member.name} ${member.surname}`.trim()}</span>{' '}
              <span className="ta-quiet">
                {[
                  member.email,
                  texts.states[member.state],
                  member.rights.map((right) => texts.rights[right]).join(', ') || texts.noRights,
                  member.lastSignInAt
                    ? texts.lastSignIn(desk.moment(member.lastSignInAt))
                    : texts.neverSignedIn,
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
