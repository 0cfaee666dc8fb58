import { contract } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import { accountRoutes } from '../account/api.ts';
import { authRoutes } from '../auth/routes.ts';
import { checkoutRoutes } from '../checkout/routes.ts';
import { configuratorRoutes } from '../configurator/routes.ts';
import { consentRoutes } from '../consent/api.ts';
import { contactRoutes } from '../contact/api.ts';
import { downloadRoutes } from '../downloads/routes.ts';
import { badRequest } from '../base/errors.ts';
import { helpRoutes } from '../help/api.ts';
import { messageRoutes } from '../messages/api.ts';
import { newsRoutes } from '../news/api.ts';
import { observationRoutes } from '../observations/api.ts';
import { orderRoutes } from '../orders/routes.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { printRoutes } from '../print/routes.ts';
import { projectRoutes } from '../projects/routes.ts';
import { promotionRoutes } from '../promotions/api.ts';
import { searchRoutes } from '../search/api.ts';
import { sharingRoutes } from '../sharing/routes.ts';
import { storeRoutes } from '../store/routes.ts';
import { uploadRoutes } from '../uploads/routes.ts';
import type { Route } from '../base/route.ts';

/** The routes of all features. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...accountRoutes,
  ...orderRoutes,
  ...checkoutRoutes,
  ...messageRoutes,
  ...searchRoutes,
  ...paymentRoutes,
  ...promotionRoutes,
  ...storeRoutes,
  ...downloadRoutes,
  ...uploadRoutes,
  ...configuratorRoutes,
  ...projectRoutes,
  ...printRoutes,
  ...newsRoutes,
  ...helpRoutes,
  ...sharingRoutes,
  ...contactRoutes,
  ...consentRoutes,
  ...observationRoutes,
];

/** @throws when a call of the contract has no route or two, or a route answers a call that is not in the contract. */
export function checkRoutes(given: readonly Route[], wanted: readonly Endpoint[] = contract): void {
  const handledIds = given.map(({ endpoint }) => endpoint.id);
  const problems = [
    ...wanted.filter(({ id }) => !handledIds.includes(id)).map(({ id }) => `${id} has no handler`),
    ...handledIds
      .filter((id) => !wanted.some((endpoint) => endpoint.id === id))
      .map((id) => `${id} is unknown`),
    ...handledIds
      .filter((id, index) => handledIds.indexOf(id) !== index)
      .map((id) => `${id} is answered twice`),
  ];
  if (problems.length > 0) throw new Error(`ta: the lab and the contract disagree: ${problems.join(', ')}`);
}

interface Pattern {
  readonly route: Route;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

const hasParameters = ({ endpoint }: Route): boolean => endpoint.path.includes('{');

// A path in full comes before one that would take its last word for a parameter.
const ordered = routes.toSorted((one, other) => Number(hasParameters(one)) - Number(hasParameters(other)));

const patterns: readonly Pattern[] = ordered.map((route) => {
  const names = [...route.endpoint.path.matchAll(/\{\+?(\w+)\}/g)].map(([, name]) => name ?? '');
  const source = route.endpoint.path
    .replace(/\[\/\{\w+\}\]/g, '(?:/([^/]+))?')
    .replace(/\{\w+\}/g, '([^/]+)')
    .replace(/\{\+\w+\}/g, '([^/]+(?:/[^/]+)*)');
  return { route, expression: new RegExp(`^${source}$`), names };
});

export interface RouteMatch {
  readonly route: Route;
  readonly path: Readonly<Record<string, string | undefined>>;
}

/** Looks a path up in the table: a path that is not in it has no route (T-D9). */
export function findRoute(path: string): RouteMatch | null {
  for (const { route, expression, names } of patterns) {
    const match = expression.exec(path);
    if (!match) continue;
    return {
      route,
      path: Object.fromEntries(names.map((name, index) => [name, decodeOnce(match[index + 1])])),
    };
  }
  return null;
}

function decodeOnce(segment: string | undefined): string | undefined {
  if (segment === undefined) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badRequest('The path isn’t encoded correctly.');
  }
}
