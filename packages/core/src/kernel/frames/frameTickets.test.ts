import { describe, expect, it } from 'vitest';
import { parseFrameMessage, serializeFrameMessage } from './frames.ts';
import type { FrameMessage } from './frames.ts';

describe('what a page and its frame say of one order', () => {
  it.each<FrameMessage>([
    { name: 'wantsTicket', orderCode: '2600001' },
    { name: 'ticket', orderCode: '2600001', ticket: 'a-code' },
    { name: 'unsaved', orderCode: '2600001', unsaved: true },
    { name: 'unsaved', orderCode: '2600001', unsaved: false },
    { name: 'escape' },
  ])('$name comes out as it went in', (message) => {
    expect(parseFrameMessage(serializeFrameMessage(message))).toEqual(message);
  });
  it('a ticket without a code is no message', () => {
    expect(parseFrameMessage({ task: 'ticket', orderCode: '1' })).toBeNull();
  });
  it.each([undefined, null, 'false', 0, {}])(
    'that something is unsaved is said with yes or no, not %j',
    (unsaved) => {
      expect(parseFrameMessage({ task: 'unsaved', orderCode: '1', unsaved })).toBeNull();
    },
  );
});
