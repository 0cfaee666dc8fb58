/** The pages that are known: the lab tells only whether there is a next one (PROJ-05, PROJ-19). */
export function pagesKnown(
  page: number,
  isNextPage: boolean,
): { readonly pages: number; readonly isLastKnown: boolean } {
  return { pages: isNextPage ? page + 1 : page, isLastKnown: !isNextPage };
}
