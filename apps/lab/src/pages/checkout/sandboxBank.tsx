import type { Hono } from 'hono';
import { Button } from '@trade-area/widgets/ui';
import { notFound } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import { sandboxBankPath } from '../../payments/cards/sandboxCharges.ts';
import { drawSitePage } from '../draw.tsx';
import { formLimits, readForm } from '../form.ts';
import { siteLanguage } from '../language.ts';
import { TextField } from '../parts/fields.tsx';
import { PageHead, Row } from '../parts/Page.tsx';
import { requireSameOrigin } from '../sameOrigin.ts';
import { checkoutTexts } from './texts.ts';

/** The bank's page of the sandbox; a lab with a real provider has none. */
export function addSandboxBank(app: Hono, lab: Lab): void {
  if (!lab.cards.answerChallenge) return;
  app.get(sandboxBankPath, (context) => {
    const language = siteLanguage(context);
    const texts = checkoutTexts(language);
    return drawSitePage(context, lab, {
      title: texts.bank,
      language,
      body: (
        <form className="ta-page-stack" method="post" action={sandboxBankPath}>
          <PageHead title={texts.bank} lead={texts.bankLead} />
          <input type="hidden" name="charge" value={context.req.query('charge') ?? ''} />
          <TextField label={texts.bankCode} name="code" inputMode="numeric" autoComplete="one-time-code" />
          <Row>
            <Button type="submit" variant="primary">
              {texts.bankConfirm}
            </Button>
          </Row>
        </form>
      ),
    });
  });
  app.post(sandboxBankPath, async (context) => {
    requireSameOrigin(context, lab);
    const { text } = await readForm(context, formLimits.staff);
    const back = (await lab.cards.answerChallenge?.(text('charge'), text('code'))) ?? null;
    if (back === null) throw notFound();
    return context.redirect(back, 303);
  });
}
