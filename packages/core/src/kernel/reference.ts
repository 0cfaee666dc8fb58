const length = 8;

/**
 * The short code of a request that a person passes on to the lab: the end of its id, where every usual form of id is
 * random. Searched in the lab's log, it finds the lines of the request.
 *
 * @example
 * referenceOf('0f8fad5b-d9cb-469f-a165-70867728950e'); // '7728950e'
 */
export function referenceOf(requestId: string): string {
  return requestId.slice(-length);
}
