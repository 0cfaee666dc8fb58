import type { Context, Hono } from 'hono';
import { answerContact, closeContact, writeToContact } from '../../contact/desk.ts';
import { actionsOf, contactById, listContacts, messagesOf, removeContact } from '../../contact/table.ts';
import type { Contact } from '../../contact/table.ts';
import { videoPage } from '../../contact/videoPage.ts';
import { findVideo, listVideos, viewsOf } from '../../contact/videos.ts';
import { invalid, notAllowed, Refusal } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import type { Queries } from '../../database/open.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import { createToken } from '../../identity/tokens.ts';
import { notFoundPage } from '../errorPage.tsx';
import { formLimits, readForm } from '../form.ts';
import type { SubmittedForm } from '../form.ts';
import { requireSameOrigin } from '../sameOrigin.ts';
import type { DrawPage } from './accessPages.ts';
import {
  contactPath,
  contactsPath,
  contactsRoot,
  contactStates,
  contactsView,
  contactView,
  newContactPath,
} from './contactsView.tsx';
import type { ContactPage } from './contactsView.tsx';
import { newContactView } from './newContactView.tsx';
import type { TypedNewContact } from './newContactView.tsx';
import type { Desk } from './desk.ts';
import { searchOf } from './search.ts';
import { requireCsrf, staffSessionOf } from './session.ts';
import type { StaffSession } from './session.ts';
import { accessTexts } from './texts/access.ts';
import { contactTexts } from './texts/contacts.ts';

const lastPage = 1_000;

/** Conversations with people without an account: list, search, replies by e-mail, states and their history. */
export function addStaffContacts(
  app: Hono,
  lab: Lab,
  { deskFor, draw }: { readonly deskFor: (context: Context) => Desk; readonly draw: DrawPage },
): void {
  const { queries } = lab.database;
  const textsFor = (context: Context) => contactTexts[deskFor(context).language];

  /** A page for people whose role allows it; others do not see that it exists. */
  const show =
    (page: (context: Context, session: StaffSession) => Promise<Response>) => async (context: Context) => {
      const session = await staffSessionOf(context, lab);
      if (!session) return context.redirect('/staff/', 303);
      return isPermitted(session.role, 'contacts') ? page(context, session) : notFoundPage(context, lab);
    };

  const submit =
    (act: (context: Context, session: StaffSession, form: SubmittedForm) => Promise<Response>) =>
    async (context: Context) => {
      requireSameOrigin(context, lab);
      const session = await staffSessionOf(context, lab);
      if (!session) return context.redirect('/staff/', 303);
      const form = await readForm(context, formLimits.staff);
      requireCsrf(session, form.text('csrf'));
      if (!isPermitted(session.role, 'contacts'))
        throw notAllowed(accessTexts[deskFor(context).language].notAllowed);
      return act(context, session, form);
    };

  function write<T>(work: (inside: Queries) => Promise<T>): Promise<T> {
    lab.requireSpace();
    return lab.database.transaction(work);
  }

  app.get(
    '/staff/contacts',
    show(async (context, session) => {
      const state = contactStates.find((each) => each === context.req.query('state')) ?? 'new';
      const search = searchOf(context);
      const page = Math.min(Math.max(Math.trunc(Number(context.req.query('page')) || 1), 1), lastPage);
      const selection = { state, search, page };
      const body = contactsView(deskFor(context), {
        ...selection,
        ...(await listContacts(queries, selection)),
        isDeleted: context.req.query('said') === 'delete',
      });
      const path = contactsPath(selection);
      return draw(context, { title: textsFor(context).title, body, session, path });
    }),
  );

  const showNew = async (
    context: Context,
    session: StaffSession,
    form: { readonly typed: TypedNewContact; readonly key: string; readonly problem: string },
  ) =>
    draw(context, {
      title: textsFor(context).create,
      body: newContactView(deskFor(context), session, { ...form, videos: await listVideos(queries) }),
      session,
      path: newContactPath,
      ...(form.problem === '' ? {} : { status: 422 as const }),
    });

  app.get(
    newContactPath,
    show(async (context, session) => {
      const typed = { name: '', email: '', language: deskFor(context).language, text: '', video: '' };
      return showNew(context, session, { typed, key: createToken(), problem: '' });
    }),
  );
  app.post(
    newContactPath,
    submit(async (context, session, form) => {
      const [name, email, language, text, video] = [
        form.text('name'),
        form.text('email'),
        form.text('language'),
        form.text('text'),
        form.text('video'),
      ];
      const key = keyOf(form);
      const words = { staffId: session.id, at: lab.clock.now(), text, video: videoLinkOf(video), key };
      try {
        await requireVideo(video);
        const id = await write((inside) => writeToContact(inside, { name, email, language }, words));
        return context.redirect(`${contactPath(id)}?said=write`, 303);
      } catch (error) {
        const typed = { name, email, language, text, video };
        return showNew(context, session, { typed, key, problem: refusedField(error) });
      }
    }),
  );

  /** The page of a chosen video, as a mail leads to it; '' = none was chosen. */
  const videoLinkOf = (path: string) => (path === '' ? '' : videoPage(lab.config.portal.portalOrigin, path));

  /** @throws invalid with `video` for one that has been removed meanwhile. */
  async function requireVideo(path: string): Promise<void> {
    if (path !== '' && !(await findVideo(queries, path))) throw invalid({ video: 'a video of the list' });
  }

  const find = async (context: Context): Promise<Contact | undefined> => {
    const id = context.req.param('id') ?? '';
    return /^\d{1,15}$/.test(id) ? contactById(queries, Number(id)) : undefined;
  };

  const showContact = async (
    context: Context,
    session: StaffSession,
    contact: Contact,
    form: Pick<ContactPage, 'key' | 'refused'>,
  ) => {
    const [messages, actions, views, videos] = await Promise.all([
      messagesOf(queries, contact.id),
      actionsOf(queries, contact.id),
      viewsOf(queries, contact.id),
      listVideos(queries),
    ]);
    const done = form.refused ? '' : (context.req.query('said') ?? '');
    return draw(context, {
      title: textsFor(context).title,
      body: contactView(deskFor(context), session, {
        ...{ contact, messages, actions, views, videos, done },
        ...form,
      }),
      session,
      path: contactPath(contact.id),
      ...(form.refused ? { status: 422 as const } : {}),
    });
  };

  app.get(
    '/staff/contacts/:id',
    show(async (context, session) => {
      const contact = await find(context);
      return contact
        ? showContact(context, session, contact, { key: createToken(), refused: null })
        : notFoundPage(context, lab);
    }),
  );

  app.post(
    '/staff/contacts/:id/answer',
    submit(async (context, session, form) => {
      const contact = await find(context);
      if (!contact) return notFoundPage(context, lab);
      const key = keyOf(form);
      const text = form.text('text');
      const video = form.text('video');
      const words = { staffId: session.id, at: lab.clock.now(), text, video: videoLinkOf(video), key };
      try {
        await requireVideo(video);
        await write((inside) => answerContact(inside, contact.id, words));
      } catch (error) {
        const refused = { field: refusedField(error), text, video };
        return showContact(context, session, contact, { key, refused });
      }
      return context.redirect(`${contactPath(contact.id)}?said=answer`, 303);
    }),
  );

  for (const action of ['close', 'reopen'] as const)
    app.post(
      `/staff/contacts/:id/${action}`,
      submit(async (context, session) => {
        const contact = await find(context);
        if (!contact) return notFoundPage(context, lab);
        const act = { staffId: session.id, at: lab.clock.now(), isClosed: action === 'close' };
        await write((inside) => closeContact(inside, contact.id, act));
        return context.redirect(`${contactPath(contact.id)}?said=${action}`, 303);
      }),
    );

  app.post(
    '/staff/contacts/:id/delete',
    submit(async (context, session) => {
      const contact = await find(context);
      if (!contact) return notFoundPage(context, lab);
      await lab.database.transaction((inside) => removeContact(inside, contact.id));
      lab.log('info', 'ta: a conversation was deleted at the desk', {
        contact: contact.id,
        staff: session.id,
      });
      return context.redirect(`${contactsRoot}?said=delete`, 303);
    }),
  );
}

/** A form without a key is sent each time that it is submitted. */
const keyOf = (form: SubmittedForm) => form.text('key').slice(0, 100) || createToken();

/** The field that a refusal names; `other` for a refusal of another kind. @throws the error when it is no refusal. */
function refusedField(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return Object.keys(error.fields ?? {})[0] ?? 'other';
}
