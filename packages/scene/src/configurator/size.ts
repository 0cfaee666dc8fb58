import type { Size } from '../design.ts';
import { parseSize } from '../sizes.ts';
import type { Choices } from './fields.ts';

/** The chosen format; undefined while it is none, or none that can be drawn. */
export function sizeOf(choices: Choices): Size | undefined {
  const text = choices.text('Size');
  if (!/^\d{1,3}(\.\d{1,2})?x\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  const size = parseSizeOrNone(text);
  return size && Math.min(size.width, size.height) >= 4 ? size : undefined;
}

function parseSizeOrNone(text: string): Size | undefined {
  try {
    return parseSize(text);
  } catch {
    return undefined;
  }
}
