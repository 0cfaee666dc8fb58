import type { Language } from '@trade-area/core/contract';
import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import { languageOf } from '../base/language.ts';
import { ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { accountOf } from '../identity/table.ts';
import { handle } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendInJob } from '../mail/mailJobs.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { compose } from '../mail/texts.ts';

/** A quote or a print project that an order was made of and that is still there; `none` of them. */
export type OrderOrigin = 'quote' | 'project' | 'none';

interface CancelledOrder {
  /** Id of its customer. */
  readonly customer: number;
  /** Number of the order, which is deleted. */
  readonly order: string;
  /** It was made from a quote, which can be ordered again. */
  readonly hasQuote: boolean;
  /** It was made of a print project, which can be ordered again. Absent in jobs of earlier versions. */
  readonly hasProject?: boolean | undefined;
}

/** The mail about an order that the lab has cancelled, when no refund and no new amount due has a mail of its own. */
const orderCancelledJob: JobDefinition<CancelledOrder> = {
  kind: 'mail.orderCancelled',
  queue: 'mail',
  payload: v.object({
    customer: v.number(),
    order: v.string(),
    hasQuote: v.boolean(),
    hasProject: v.optional(v.boolean()),
  }),
  attempts: 16,
};

export function queueOrderCancelled(
  queries: Queries,
  owner: Owner,
  { order, origin }: { readonly order: string; readonly origin: OrderOrigin },
  at: Date,
): Promise<void> {
  return enqueue(queries, orderCancelledJob, {
    key: order,
    payload: { customer: owner, order, hasQuote: origin === 'quote', hasProject: origin === 'project' },
    at,
  });
}

export function orderCancelledJobs(lab: Lab): JobHandler[] {
  return [
    handle(orderCancelledJob, async ({ customer, order, hasQuote, hasProject = false }, context) => {
      const account = await accountOf(lab.database.queries, ownerOf({ customerId: customer }));
      const own = texts[languageOf(account.language)];
      await sendInJob(
        lab,
        context,
        compose(account, own.subject(order), [
          mailTexts(account.language).greeting(account.name),
          own.cancelled(order),
          ...(hasQuote
            ? [own.quote, { link: `${lab.config.portal.portalOrigin}/ta/print-again`, label: own.open }]
            : []),
          ...(hasProject
            ? [
                own.project,
                { link: `${lab.config.portal.portalOrigin}/ta/print-again`, label: own.openProjects },
              ]
            : []),
        ]),
      );
      return null;
    }),
  ];
}

interface OrderCancelledTexts {
  subject(order: string): string;
  cancelled(order: string): string;
  readonly quote: string;
  readonly open: string;
  readonly project: string;
  readonly openProjects: string;
}

const texts: Readonly<Record<Language, OrderCancelledTexts>> = {
  en: {
    subject: (order) => `Order ${order} cancelled`,
    cancelled: (order) => `We’ve cancelled order ${order}. Nothing is due for it any more.`,
    quote: 'Its quote is still saved in your Trade Area. You can order it again.',
    open: 'Open your quotes',
    project: 'Its project is still saved in your Trade Area. You can order it again.',
    openProjects: 'Open your projects',
  },
  it: {
    subject: (order) => `Ordine ${order} annullato`,
    cancelled: (order) => `Abbiamo annullato l’ordine ${order}. Non c’è più nulla da pagare.`,
    quote: 'Il preventivo resta salvato nella tua Trade Area: puoi ordinarlo di nuovo.',
    open: 'Apri i preventivi',
    project: 'Il progetto resta salvato nella tua Trade Area: puoi ordinarlo di nuovo.',
    openProjects: 'Apri i progetti',
  },
  es: {
    subject: (order) => `Pedido ${order} cancelado`,
    cancelled: (order) => `Hemos cancelado el pedido ${order}. Ya no hay nada que pagar por él.`,
    quote: 'Su presupuesto sigue guardado en tu Trade Area: puedes volver a pedirlo.',
    open: 'Abrir los presupuestos',
    project: 'Su proyecto sigue guardado en tu Trade Area: puedes volver a pedirlo.',
    openProjects: 'Abrir los proyectos',
  },
  fr: {
    subject: (order) => `Commande ${order} annulée`,
    cancelled: (order) => `Nous avons annulé la commande ${order}. Il n’y a plus rien à payer.`,
    quote: 'Son devis reste enregistré dans votre espace pro\u00a0: vous pouvez le commander à nouveau.',
    open: 'Ouvrir les devis',
    project: 'Son projet reste enregistré dans votre espace pro\u00a0: vous pouvez le commander à nouveau.',
    openProjects: 'Ouvrir les projets',
  },
  de: {
    subject: (order) => `Bestellung ${order} storniert`,
    cancelled: (order) => `Wir haben die Bestellung ${order} storniert. Dafür ist nichts mehr zu zahlen.`,
    quote: 'Das Angebot bleibt in Ihrer Trade Area gespeichert. Sie können es erneut bestellen.',
    open: 'Angebote öffnen',
    project: 'Das Projekt bleibt in Ihrer Trade Area gespeichert. Sie können es erneut bestellen.',
    openProjects: 'Projekte öffnen',
  },
};
