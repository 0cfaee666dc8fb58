/**
 * The code that a pass for the photos of one visit is confined to, as that of an order is to the order's code. No order
 * has such a code.
 */
export const sharePass = (session: string): string => `share:${session}`;

/** The code of the passes for a file without an order; '' = an image of a configuration, for which there are none. */
export const sharePassOf = ({ shareSession }: { readonly shareSession: string | null }): string =>
  shareSession === null ? '' : sharePass(shareSession);
