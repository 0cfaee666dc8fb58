import {
  createPrintProject,
  printPhotos,
  printPrice,
  printProducts,
  printVersions,
  readPrintProject,
  restorePrintVersion,
  savePrintProject,
} from '../contract/index.ts';
import type { AnswerOf, GivenBytes, KeptPrintProject, PrintPhoto, PrintSize } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { fail, succeed } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { FileLine } from '../kernel/transport.ts';
import { photoProfiles, readProject } from '../layout/index.ts';
import { priceIn } from '../pricing/index.ts';
import type { LabPhoto, OpenedPrint, PrintChoice, PrintLab, PrintPrice } from './printLab.ts';

export interface GatewayPrintLabPorts {
  readonly gateway: Gateway;
  /** Family of the products, such as 27. */
  readonly family: number;
  readonly line: () => Promise<FileLine>;
  /** Text as the browser sends files. */
  readonly toBytes: (json: string) => GivenBytes;
}

/** The lab of the editor, by the calls of the gateway. */
export function createGatewayPrintLab({ gateway, family, line, toBytes }: GatewayPrintLabPorts): PrintLab {
  const opened = (answer: Result<KeptPrintProject>): Result<OpenedPrint> => {
    if (!answer.ok) return answer;
    const { project, pID, signature, rev } = answer.value;
    const read = readProject(project);
    // A document that this editor cannot read is that of a newer one, or broken.
    if (!read.ok) return fail('garbage', { message: `${read.problem} ${read.path}` });
    return succeed({ project: { ...read.project, rev }, upload: { project: pID, signature } });
  };
  return {
    async choices() {
      const answer = await gateway.call(printProducts, { path: { family_id: family } });
      if (!answer.ok) return answer;
      const { currency, products } = answer.value;
      return succeed(
        products.flatMap(({ sizes, ...product }) =>
          sizes.flatMap((size) => readChoice({ ...product, family, currency }, size)),
        ),
      );
    },
    create: async (uuid, { product_code, size, module_id }) =>
      opened(
        await gateway.call(createPrintProject, {
          body: { uuid, slug: product_code, size, module_id: module_id === 0 ? '' : String(module_id) },
        }),
      ),
    open: async (uuid) => opened(await gateway.call(readPrintProject, { path: { uuid } })),
    async save(project) {
      const answer = await gateway.call(savePrintProject, {
        query: { uuid: project.uuid, rev: String(project.rev) },
        bytes: toBytes(JSON.stringify(project)),
      });
      return answer.ok ? succeed({ rev: answer.value.rev }) : answer;
    },
    async photos(uuid) {
      const answer = await gateway.call(printPhotos, { path: { uuid } });
      return answer.ok ? succeed(answer.value.photos.map(readPhoto)) : answer;
    },
    line,
    async versions(uuid) {
      const answer = await gateway.call(printVersions, { path: { uuid } });
      if (!answer.ok) return answer;
      return succeed(
        answer.value.versions.map(({ rev, saved_at: savedAt, browser, system, sheets, photos }) => ({
          ...{ rev, savedAt, sheets, photos },
          device: [browser, system].filter((each) => each !== '').join(', '),
        })),
      );
    },
    restore: async ({ uuid, rev }, version) =>
      opened(
        await gateway.call(restorePrintVersion, {
          body: { uuid, rev: String(rev), version: String(version) },
        }),
      ),
    async price(uuid) {
      const answer = await gateway.call(printPrice, { path: { uuid }, query: {} });
      if (!answer.ok) return answer;
      return succeed(readPrice(answer.value));
    },
  };
}

type Product = AnswerOf<typeof printProducts>['products'][number];
interface ProductFacts extends Omit<Product, 'sizes'> {
  readonly family: number;
  readonly currency: string;
}

function readChoice(
  product: ProductFacts,
  { size, geometry, pages, price, tiers }: PrintSize,
): PrintChoice[] {
  const { page_w, page_h, bleed, safe, gutter, binding, cover } = geometry;
  // A size without measures cannot be drawn.
  if (page_w === null || page_h === null) return [];
  return [
    {
      family_id: product.family,
      module_id: Number(product.module_id) || 0,
      product_code: product.slug,
      name: product.name,
      size,
      geometry: {
        ...{ page_w, page_h, binding },
        cover: cover && { wrap: cover.wrap ?? 0, spine: cover.spine ?? 0, leaf: cover.leaf ?? 0 },
        ...{ bleed: bleed ?? 0, safe: safe ?? 0, gutter: gutter ?? 0 },
      },
      pages,
      price: priceIn(product.currency, price),
      tiers: tiers.flatMap((tier) => {
        const amount = priceIn(product.currency, tier.price);
        return amount ? [{ from: tier.from, price: amount }] : [];
      }),
      pack: product.pack,
      options: product.options,
    },
  ];
}

function readPhoto({ id, sha256, state, width, height, icc, taken_at, thumb, proxy }: PrintPhoto): LabPhoto {
  const profile = photoProfiles.find((each) => each === icc);
  return {
    upload: id,
    hash: sha256,
    state,
    record: {
      ...(width > 0 && height > 0 ? { w: width, h: height } : {}),
      ...(profile ? { icc: profile } : {}),
      taken_at: taken_at === '' ? null : taken_at,
      thumb,
      proxy,
    },
  };
}

function readPrice({ quantity, price, dispatch_date: dispatch }: PrintAnswer): PrintPrice | null {
  const total = price && priceIn(price.currency, price.total);
  if (!price || !total) return null;
  const off = price.parts?.discount ?? 0;
  return {
    pieces: quantity,
    lines: price.lines.flatMap(({ label, quantity: pieces, amount }) => {
      const money = priceIn(price.currency, amount);
      return money ? [{ label, pieces, amount: money }] : [];
    }),
    total,
    discount: off > 0 ? priceIn(price.currency, off) : null,
    dispatch,
  };
}
type PrintAnswer = AnswerOf<typeof printPrice>;
