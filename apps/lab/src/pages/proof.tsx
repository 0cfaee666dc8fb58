import { buffer } from 'node:stream/consumers';
import type { Context, Hono } from 'hono';
import type { Language } from '@trade-area/core/contract';
import { clientAddress } from '../base/clientAddress.ts';
import { Refusal } from '../base/errors.ts';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import type { Allowance } from '../base/ports/limits.ts';
import { addComment, approve, coupleProof, proofPicture, withdraw } from '../print/proofing/couple.ts';
import { drawPlainPage } from './draw.tsx';
import { notFoundPage } from './errorPage.tsx';
import { formLimits, readForm } from './form.ts';
import type { SubmittedForm } from './form.ts';
import { siteLanguage } from './language.ts';
import { PageHead } from './parts/Page.tsx';
import { ProofView } from './proofView.tsx';
import type { ProofAnswer } from './proofView.tsx';
import { proofTexts } from './proofTexts.ts';
import { requireSameOrigin } from './sameOrigin.ts';
import { sendBytes } from './sendBytes.ts';

/** Tries of one address with links that lead to no proof. */
const guesses: Allowance = { name: 'proof link', burst: 20, every: 60_000 };
/** Limits of comments from one address, and of those about one proof from anywhere. */
const writing: Allowance = { name: 'proof writing', burst: 30, every: 60_000 };
const writtenAbout: Allowance = { name: 'proof written about', burst: 100, every: 30_000 };

/**
 * The proof of a print project for the couple, by a link that the photographer made: its sheets to leaf through, comments,
 * and the approval; no price, no account, no address. It ends, can be revoked, and no search engine lists it.
 */
export function addProofs(app: Hono, lab: Lab): void {
  app.get('/proof/:token', (context) => answerPage(context, {}));

  app.get('/proof/:token/:file', async (context) => {
    const number = Number(/^(\d{1,4})\.jpg$/.exec(context.req.param('file'))?.[1] ?? 0);
    const sheet = number > 0 ? await proofPicture(lab, context.req.param('token'), number) : null;
    const stored = sheet && (await lab.uploads.blobs.read(sheet.id, sheet.size));
    if (!stored) return notFoundPage(context, lab);
    const answer = sendBytes(context, await buffer(stored), {
      type: 'image/jpeg',
      seconds: 600,
      isPrivate: true,
    });
    answer.headers.set('x-robots-tag', 'noindex, nofollow');
    return answer;
  });

  app.post('/proof/:token/comment', (context) =>
    change(context, async (token, { text }) => {
      const place = (name: string) => (text(name) === '' ? null : Number(text(name)));
      const given = {
        number: Number(text('number')),
        rev: Number(text('rev')),
        x: place('x'),
        y: place('y'),
        name: text('name'),
        text: text('text'),
      };
      const typed = { number: given.number, name: given.name, text: given.text };
      return {
        typed,
        anchor: `sent=${given.number}#spread-${given.number}`,
        done: addComment(lab, token, given),
      };
    }),
  );

  app.post('/proof/:token/approve', (context) =>
    change(context, async (token, { text }) => ({
      typed: { number: 0, name: text('name'), text: '' },
      anchor: '#approval',
      done: approve(lab, token, { name: text('name'), rev: Number(text('rev')) }),
    })),
  );

  app.post('/proof/:token/withdraw', (context) =>
    change(context, async (token) => ({
      typed: { number: 0, name: '', text: '' },
      anchor: '#approval',
      done: withdraw(lab, token),
    })),
  );

  interface Change {
    readonly typed: NonNullable<ProofAnswer['typed']>;
    /** Where the page is shown again: query and fragment. */
    readonly anchor: string;
    readonly done: Promise<void>;
  }

  /** One form of the page: its problem is shown at its field, with what was typed. */
  async function change(
    context: Context,
    work: (token: string, form: SubmittedForm) => Promise<Change>,
  ): Promise<Response> {
    requireSameOrigin(context, lab);
    const token = context.req.param('token') ?? '';
    const form = await readForm(context, formLimits.public);
    const language = languageOf(siteLanguage(context));
    try {
      await lab.limits.take(
        { allowance: writing, of: clientAddress(context, lab.proxies) },
        { allowance: writtenAbout, of: token.slice(0, 22) },
      );
      const { typed, anchor, done } = await work(token, form);
      try {
        await done;
      } catch (error) {
        if (!(error instanceof Refusal) || !['invalid', 'conflict'].includes(error.code)) throw error;
        const problem = Object.keys(error.fields ?? {})[0] ?? 'conflict';
        return answerPage(context, { typed, problem });
      }
      const query = anchor.startsWith('#') ? anchor : `&${anchor}`;
      context.header('referrer-policy', 'no-referrer');
      return context.redirect(`/proof/${encodeURIComponent(token)}?lang=${language}${query}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'not_found') return absent(context, language, 404);
      if (error.code === 'too_many_requests') return absent(context, language, 429);
      throw error;
    }
  }

  /** The page, and the problem of a form that was sent from it. */
  async function answerPage(
    context: Context,
    sent: Pick<ProofAnswer, 'typed' | 'problem'>,
  ): Promise<Response> {
    const language = languageOf(siteLanguage(context));
    try {
      // Taken before the look-up, so that a guess and a hit take as long.
      const taken = await lab.limits.take({ allowance: guesses, of: clientAddress(context, lab.proxies) });
      const token = context.req.param('token') ?? '';
      const proof = await coupleProof(lab, token);
      if (proof !== null) await taken.giveBack();
      if (proof === null) return absent(context, language, 404);
      if (proof === 'ended') return absent(context, language, 410);
      const texts = proofTexts(language);
      const title = proof.name || texts.proof;
      context.header('x-robots-tag', 'noindex, nofollow');
      const answer: ProofAnswer = { ...sent, sentAbout: Number(context.req.query('sent') ?? 0) };
      return drawPlainPage(context, {
        title: `${title} · ${proof.studio}`,
        language,
        status: sent.problem === undefined ? 200 : 422,
        script: '/site/proof.js',
        body: (
          <ProofView
            {...{ proof, texts, title, language, answer }}
            timeZone={lab.config.calendar.timeZone}
            address={`/proof/${token}`}
          />
        ),
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too_many_requests') throw error;
      return absent(context, language, 429);
    }
  }
}

const absences = {
  404: ['missing', 'missingLead'],
  410: ['ended', 'endedLead'],
  429: ['tooMany', 'tooManyLead'],
} as const;

function absent(context: Context, language: Language, status: keyof typeof absences): Response {
  const texts = proofTexts(language);
  const [title, lead] = absences[status];
  context.header('x-robots-tag', 'noindex, nofollow');
  const body = <PageHead title={texts[title]} lead={texts[lead]} />;
  return drawPlainPage(context, { title: texts[title], language, status, body });
}
