import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  openInbox: 'Messages',
  openInboxNew_one: 'Messages, {{count}} new',
  openInboxNew_other: 'Messages, {{count}} new',
} as const;

export type InboxLinkTexts = typeof english;

/** Texts of the link in the header; the conversations load their own. */
export const inboxLinkTexts = defineTexts('inbox', english);
