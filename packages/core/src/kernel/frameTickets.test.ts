import { describe, expect, it } from 'vitest';
import { parseFrameMessage, writeFrameMessage } from './frames.ts';
import type { FrameMessage } from './frames.ts';

describe('tickets between a page and its frame', () => {
  it.each<FrameMessage>([
    { name: 'wantsTicket', orderCode: '2600001' },
    { name: 'ticket', orderCode: '2600001', ticket: 'a-code' },
  ])('$name comes out as it went in', (message) => {
    expect(parseFrameMessage(writeFrameMessage(message))).toEqual(message);
  });
  it('a ticket without a code is no message', () => {
    expect(parseFrameMessage({ task: 'ticket', orderCode: '1' })).toBeNull();
  });
});
