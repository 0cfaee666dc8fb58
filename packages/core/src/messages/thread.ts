import type { Message } from '../contract/index.ts';

/** The whole text of a message that is files alone (MSG-10, MSG-22). */
export const filesSentText = 'File inviati';

/** Written by the lab: `fao` says whom a message is for (MSG-02). */
export function isFromLab({ fao }: Pick<Message, 'fao'>): boolean {
  return fao === 'client';
}

/** Stays closed until the person opens it (MSG-07). */
export function isUnread(message: Pick<Message, 'fao' | 'ts_read'>): boolean {
  return isFromLab(message) && message.ts_read === '';
}

/** A question of the lab that production waits for and that has no answer yet (MSG-19). */
export function isOpenQuestion(message: Pick<Message, 'fao' | 'is_missing' | 'is_missing_status'>): boolean {
  return isFromLab(message) && message.is_missing && message.is_missing_status !== 'answered';
}

/** The latest question that production waits for; undefined = none. The list is the oldest first. */
export function openQuestionOf(messages: readonly Message[]): Message | undefined {
  return messages.findLast(isOpenQuestion);
}

const running = [1, 3, 4, 5];
const freeStatuses = [0, 7, 8];

/**
 * MSG-04, MSG-19: the message box is hidden when the order runs, its status is not 0, 7 or 8, and a question of the
 * lab is open; all three together. The answer to that question stays possible.
 */
export function showsBox(
  order: { readonly fm_status: number; readonly order_status: number },
  messages: readonly Message[],
): boolean {
  const blocked =
    running.includes(order.fm_status) &&
    !freeStatuses.includes(order.order_status) &&
    messages.some(isOpenQuestion);
  return !blocked;
}

/** MSG-10, MSG-26: some words, or a file that has arrived. */
export function maySend(text: string, files: number): boolean {
  return text.trim() !== '' || files > 0;
}

/** The text to send: files alone carry the fixed words (MSG-10). */
export function textToSend(text: string): string {
  return text.trim() === '' ? filesSentText : text;
}

/** MSG-27: the question with its line breaks for the studio's view; plain text, never markup of the customer. */
export function formattedQuestion(question: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return question.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign).replace(/\r?\n/g, '<br>');
}
