import type { ReactNode } from 'react';
import { longestMessage } from '@trade-area/core/contract';
import { Button, Disclosure, EmptyState } from '@trade-area/widgets/ui';
import type { Contact, ListedContact, ShownAction, ShownMessage } from '../../contact/table.ts';
import type { PublicVideo, ShownView } from '../../contact/videos.ts';
import type { ContactState } from '../../database/schema/contacts.ts';
import { TextAreaField } from '../parts/fields.tsx';
import { PageHead, Row } from '../parts/Page.tsx';
import type { Desk } from './desk.ts';
import { SearchForm } from './listView.tsx';
import { BackLink, DeskForm, DeskRow, Outcome, PageSteps, Problem, Send } from './parts.tsx';
import type { StaffSession } from './session.ts';
import { contactTexts } from './texts/contacts.ts';
import { VideoField } from './VideoField.tsx';
import type { ContactTexts } from './texts/contacts.ts';

type Session = Pick<StaffSession, 'csrf'>;

export const contactStates: readonly ContactState[] = ['new', 'answered', 'closed'];
export const contactsRoot = '/staff/contacts';
export const newContactPath = '/staff/new-contact';
export const contactPath = (id: number): string => `${contactsRoot}/${id}`;

interface Selection {
  readonly state: ContactState;
  readonly search: string;
  readonly page: number;
}

/** The address of a page of the list. */
export function contactsPath({ state, search, page }: Selection): string {
  const query = search.trim() === '' ? `state=${state}` : `q=${encodeURIComponent(search)}`;
  return `${contactsRoot}?${query}${page > 1 ? `&page=${page}` : ''}`;
}

export function contactsView(
  desk: Desk,
  given: Selection & {
    readonly contacts: readonly ListedContact[];
    readonly more: boolean;
    /** A conversation was deleted. */
    readonly isDeleted: boolean;
  },
): ReactNode {
  const texts = contactTexts[desk.language];
  const { state, search, page, contacts, more, isDeleted } = given;
  const isSearch = search.trim() !== '';
  return (
    <>
      <BackLink href="/staff/">{desk.texts.allOrders}</BackLink>
      <PageHead title={texts.title} lead={texts.lead} />
      <Outcome>{isDeleted ? texts.done.delete : ''}</Outcome>
      <Row>
        <Button href={newContactPath} variant="primary">
          {texts.create}
        </Button>
      </Row>
      <nav aria-label={texts.list}>
        <ul className="ta-tabs__row">
          {contactStates.map((each) => (
            <li key={each}>
              <a
                className="ta-tabs__tab"
                href={contactsPath({ state: each, search: '', page: 1 })}
                aria-current={each === state && !isSearch ? 'page' : undefined}
              >
                {texts.states[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SearchForm desk={desk} action={contactsRoot} label={texts.find} search={search} />
      {contacts.length === 0 ? (
        <EmptyState title={texts.empty[isSearch ? 'found' : state]} />
      ) : (
        <ul className="ta-page-rows">
          {contacts.map((contact) => (
            <DeskRow
              key={contact.id}
              href={contactPath(contact.id)}
              title={contact.name || contact.email || texts.noName}
              code={[contact.name === '' ? '' : contact.email, desk.moment(contact.changedAt)]
                .filter(Boolean)
                .join(' · ')}
              facts={contact.excerpt}
            />
          ))}
        </ul>
      )}
      <PageSteps
        label={desk.texts.pages}
        page={page}
        more={more}
        hrefFor={(to) => contactsPath({ state, search, page: to })}
        previous={desk.texts.newer}
        next={desk.texts.older}
        current={desk.texts.page(page)}
      />
    </>
  );
}

export interface ContactPage {
  readonly contact: Contact;
  readonly messages: readonly ShownMessage[];
  readonly actions: readonly ShownAction[];
  /** Videos that the person has watched. */
  readonly views: readonly ShownView[];
  /** Videos that a reply can lead to. */
  readonly videos: readonly PublicVideo[];
  /** Idempotency key of the next reply. */
  readonly key: string;
  /** The form that was carried out; '' = none. */
  readonly done: string;
  /** The refused field of a reply, with what was typed; null = none was refused. */
  readonly refused: { readonly field: string; readonly text: string; readonly video: string } | null;
}

export function contactView(desk: Desk, session: Session, given: ContactPage): ReactNode {
  const texts = contactTexts[desk.language];
  const { contact, messages, actions, views, videos, key, done, refused } = given;
  const facts = [
    contact.name === '' ? '' : contact.email,
    desk.texts.reads(desk.languageName(contact.language)),
    texts.states[contact.state],
  ];
  const change = contact.state === 'closed' ? 'reopen' : 'close';
  return (
    <>
      <BackLink href={contactsRoot}>{texts.all}</BackLink>
      <PageHead
        isName
        title={contact.name || contact.email || texts.noName}
        lead={facts.filter(Boolean).join(' · ')}
      />
      <Outcome>{Object.hasOwn(texts.done, done) ? texts.done[done as keyof typeof texts.done] : ''}</Outcome>
      <Problem>{refused ? `${texts.notSent} ${problemText(texts, refused.field)}` : ''}</Problem>
      <div className="ta-page-desk">
        <section className="ta-page-stack" aria-labelledby="talk">
          <h2 className="ta-heading" id="talk">
            {desk.texts.messages}
          </h2>
          <ol className="ta-page-talk">
            {messages.map((message) => (
              <li
                key={message.id}
                className="ta-page-message"
                data-theirs={message.staffId === null ? '' : undefined}
              >
                <p className="ta-quiet" dir="auto">
                  {headingOf(desk, contact, message)}
                </p>
                <p className="ta-page-message__text" dir="auto">
                  {message.text}
                </p>
              </li>
            ))}
          </ol>
          {contact.email === '' ? (
            <p className="ta-quiet">{texts.noEmail}</p>
          ) : (
            <DeskForm
              session={session}
              action={`${contactPath(contact.id)}/answer`}
              working={desk.texts.sending}
            >
              <input type="hidden" name="key" value={key} />
              <TextAreaField
                label={texts.reply}
                name="text"
                rows={8}
                maxLength={longestMessage}
                hint={texts.replyHint}
                required
                value={refused?.text ?? ''}
                error={refused && refused.field !== 'video' ? problemText(texts, refused.field) : undefined}
              />
              <VideoField
                desk={desk}
                videos={videos}
                value={refused?.video ?? ''}
                isRefused={refused?.field === 'video'}
              />
              <Send>{texts.send}</Send>
            </DeskForm>
          )}
        </section>
        <div className="ta-page-stack">
          <DeskForm
            session={session}
            action={`${contactPath(contact.id)}/${change}`}
            working={desk.texts.sending}
          >
            <Send primary={false}>{texts[change]}</Send>
          </DeskForm>
          <Disclosure title={texts.delete}>
            <DeskForm
              session={session}
              action={`${contactPath(contact.id)}/delete`}
              working={desk.texts.sending}
            >
              <p>{texts.deleteHint}</p>
              <div className="ta-page-row">
                <Button type="submit" variant="danger">
                  {texts.deleteYes}
                </Button>
              </div>
            </DeskForm>
          </Disclosure>
          {views.length > 0 && (
            <section className="ta-page-stack" aria-labelledby="videos">
              <h2 className="ta-heading" id="videos">
                {texts.videos}
              </h2>
              <ul className="ta-page-rows">
                {views.map((view) => (
                  <li key={view.id}>
                    <strong dir="auto">{view.path.slice(1)}</strong>
                    <br />
                    <span className="ta-quiet">{desk.moment(view.at)}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {actions.length > 0 && (
            <section className="ta-page-stack" aria-labelledby="history">
              <h2 className="ta-heading" id="history">
                {texts.history}
              </h2>
              <ul className="ta-page-rows">
                {actions.map((action) => (
                  <li key={action.id}>
                    <strong>{actionName(texts, action.action)}</strong>
                    <br />
                    <span className="ta-quiet">{texts.by(action.author ?? '', desk.moment(action.at))}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** The sender of a message, its time, and the state of its mail. */
function headingOf(desk: Desk, contact: Contact, message: ShownMessage): string {
  const texts = contactTexts[desk.language];
  const isOurs = message.staffId !== null;
  const parts = [
    isOurs ? (message.author ?? desk.texts.lab) : contact.name || contact.email || texts.noName,
    desk.moment(message.at),
    isOurs ? '' : message.isByLink ? texts.byLink : texts.typed,
    isOurs ? (message.mailedAt ? texts.mailed : texts.mailWaits) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

const actionName = ({ actions }: ContactTexts, action: string): string =>
  Object.hasOwn(actions, action) ? actions[action as keyof typeof actions] : action;

/** Why a form was refused, by its field. */
export const problemText = ({ problems }: ContactTexts, field: string): string =>
  Object.hasOwn(problems, field) ? problems[field as keyof typeof problems] : problems.other;
