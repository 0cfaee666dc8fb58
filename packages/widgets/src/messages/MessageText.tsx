import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { filesSentText, piecesOf } from '@trade-area/core/messages';
import { useText } from '../kit/text/engine.tsx';
import { Button } from '../ui/Button.tsx';
import { useIsomorphicLayoutEffect } from '../ui/useIsomorphicLayoutEffect.ts';
import { messagesTexts } from './strings.ts';

export interface MessageTextProps {
  readonly text: string;
  /** Full address of a path of the portal. */
  readonly portalHref: (path: string) => string;
}

/** Pixels above which a message is folded (MSG-03, MSG-21); the sheet folds to the same. */
const foldedHeight = 65;

/** The words of a message as text and links, folded when they are high. */
export function MessageText({ text, portalHref }: MessageTextProps): ReactElement {
  const t = useText(messagesTexts);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const [high, setHigh] = useState(false);
  const [open, setOpen] = useState(false);
  useIsomorphicLayoutEffect(() => {
    const words = ref.current;
    if (!words) return;
    const watch = new ResizeObserver(() => setHigh(words.scrollHeight > foldedHeight));
    watch.observe(words);
    setHigh(words.scrollHeight > foldedHeight);
    return () => watch.disconnect();
  }, [text]);
  const words = text.trim() === filesSentText ? t('filesSent') : text;
  return (
    <div className="ta-messages-text">
      <div className="ta-messages-text__frame" data-folded={(high && !open) || undefined}>
        <div ref={ref} id={id} className="ta-messages-text__content" dir="auto">
          {piecesOf(words).map((piece, index) =>
            piece.kind === 'text' ? (
              piece.text
            ) : (
              <a
                key={index}
                className="ta-link"
                href={piece.path === null ? piece.href : portalHref(piece.path)}
                {...(piece.path === null ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                // Folded text cannot be reached by the keyboard either.
                tabIndex={high && !open ? -1 : undefined}
              >
                {piece.text}
              </a>
            ),
          )}
        </div>
      </div>
      {high && (
        <Button
          variant="link"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          {t(open ? 'readLess' : 'readMore')}
        </Button>
      )}
    </div>
  );
}
