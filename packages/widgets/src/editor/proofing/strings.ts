import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  /** Of its part of an order's page. */
  title: 'Proof for the couple',
  titleOf: 'Proof for the couple: {{name}}',
  close: 'Close',
  lead: 'A page on which the couple leafs through the project, comments on it and approves it, without prices. Anyone with the link can open it.',
  link: 'Link',
  ends: 'The link is valid until {{date}}.',
  /** Beside a link that was made earlier. */
  lost: 'It’s shown only when it’s created. A new one replaces it.',
  create: 'Create link',
  renew: 'Create new link',
  copy: 'Copy link',
  revoke: 'Revoke link',
  update: 'Update proof',
  copied: 'Link copied.',
  copyFailed: 'Couldn’t copy. Select the link and copy it.',
  created: 'Link created. Copy it now and send it to the couple.',
  revoked: 'Link revoked. Nobody can open the page any more.',
  updated: 'The proof shows the project as it is now.',
  preparing: '{{made}} of {{all}} pictures are ready.',
  photoTitle: 'The proof is incomplete',
  photoText: 'The photo {{name}} can’t be read. Replace it, then update the proof.',
  outdatedTitle: 'The project has changed',
  outdatedText: 'The couple still sees the earlier version. Update the proof to show the new one.',
  approvedBy: 'Approved by {{name}} on {{time}}.',
  changedSince: 'The project has changed since the approval.',
  /** On the page of an order whose revision was not the approved one. */
  orderDiffers: 'The order prints another version.',
  comments: 'Comments',
  noComments: 'No comments yet.',
  /** The sheet that a comment is pinned to. */
  place: 'No. {{number}}',
  /** Beside a comment. */
  earlier: 'about an earlier version',
  done: 'Done',
} as const;

export type ProofingTexts = typeof english;

/** Words about the proof of a print project, which a couple comments on and approves. */
export const proofingTexts = defineTexts('proofing', english);
