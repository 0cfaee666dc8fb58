import { deleteView, saveView } from '@trade-area/core/contract';
import type { listViews } from '@trade-area/core/contract';
import { conflict } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { removeView, storeView, viewsOf } from './viewTable.ts';
import type { StoredView } from './viewTable.ts';

type Answer = AnswerInput<typeof listViews>;
const maxViews = 30;

const toAnswer = (views: readonly StoredView[]): Answer => ({
  views: views.map((view) => ({ ...view, id: String(view.id) })),
});

export async function getListViews({ lab, session }: Call<typeof listViews, Session>): Promise<Answer> {
  return toAnswer(await viewsOf(lab.database.queries, session.owner));
}

export async function saveListView({ lab, session, body }: Call<typeof saveView, Session>): Promise<Answer> {
  return write(lab, { session, endpoint: saveView }, async (queries) => {
    const existing = await viewsOf(queries, session.owner);
    if (existing.length >= maxViews && !existing.some(({ name }) => name === body.name))
      throw conflict(`You can save up to ${maxViews} views. Delete one first.`);
    await storeView(queries, session.owner, body);
    return toAnswer(await viewsOf(queries, session.owner));
  });
}

export async function deleteListView({
  lab,
  session,
  body,
}: Call<typeof deleteView, Session>): Promise<Answer> {
  return write(lab, { session, endpoint: deleteView }, async (queries) => {
    const id = /^\d{1,9}$/.test(body.id) ? Number(body.id) : 0;
    await removeView(queries, session.owner, id);
    return toAnswer(await viewsOf(queries, session.owner));
  });
}
