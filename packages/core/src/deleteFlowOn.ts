import { createDeleteFlow } from './orders/index.ts';
import type { DeleteFlow, OpenFrame } from './orders/index.ts';
import { signedInOn } from './ordersArea.ts';
import type { SessionArea } from './sessionArea.ts';

/** A deletion of an order on a session, made when somebody asks for one: lists are shown without it. */
export function deleteFlowOn(area: SessionArea, openFrame: OpenFrame): DeleteFlow {
  const { gateway, clock, config } = area;
  return createDeleteFlow({
    gateway,
    clock,
    openFrame,
    labOrigin: config.labOrigin,
    customerCode: () => signedInOn(area)?.code ?? null,
  });
}
