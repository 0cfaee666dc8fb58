import { findMatches } from '@trade-area/core/help';

/** Puts every match of the words into a `<mark>` (FAQ-17): text alone is moved, so that clean nodes stay clean. */
export function markMatches(nodes: DocumentFragment, words: readonly string[]): void {
  const page = nodes.ownerDocument;
  const walker = page.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    // From the end, so that the positions before stay where they are.
    for (const { from, to } of findMatches(text.data, words).toReversed()) {
      const match = text.splitText(from);
      match.splitText(to - from);
      const mark = page.createElement('mark');
      match.replaceWith(mark);
      mark.append(match);
    }
  }
}
