/** State of a navigation to another address of the page that is shown, such as that of a quote after its first save. */
export const samePage = { isSamePage: true } as const;

/** Whether the last navigation stayed on its page: scroll position, focus and title stay too. */
export function isSamePage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSamePage' in state && state.isSamePage === true;
}
