import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  openInbox: 'Messages',
  openInboxNew_one: 'Messages, {{count}} new',
  openInboxNew_other: 'Messages, {{count}} new',
} as const;

export type InboxTexts = typeof english;

/** Words of the link that stands on every page; those of the conversations come with them. */
export const inboxTexts = defineTexts('inbox', english);
