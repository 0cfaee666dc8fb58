/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- being looked at only stops the clock */
import { useState } from 'react';
import { Button, IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { closeIcon } from './icons.ts';
import { noticeIcons } from './Notice.tsx';
import { useLatest } from './useLatest.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** One short message. */
export interface Toast {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
  /** One thing to do about it, such as "Undo". */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Milliseconds on the screen; 0 stays until dismissed. Default 6000, and 0 for `danger` or with an action. */
  readonly duration?: number | undefined;
}

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Name of the region. */
  readonly label: string;
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  /** Its time is over or it was dismissed: take it out of `toasts`. */
  readonly onDismiss: (id: string) => void;
  /** Name of the cross of each toast. */
  readonly dismissLabel: string;
}

/**
 * Where short messages appear and are spoken. Keep it drawn while empty: a region that appears late is not heard.
 *
 * @example
 * <ToastRegion label="Notices" toasts={toasts} onDismiss={removeToast} dismissLabel="Close" />
 */
export function ToastRegion({ label, toasts, onDismiss, dismissLabel }: ToastRegionProps) {
  const [paused, setPaused] = useState(false);
  return (
    <div
      className="ta-toasts"
      role="region"
      aria-label={label}
      part="toasts"
      data-paused={paused || undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div aria-live="polite" aria-relevant="additions" className="ta-toasts__list">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            paused={paused}
            onDismiss={() => onDismiss(toast.id)}
            dismissLabel={dismissLabel}
          />
        ))}
      </div>
    </div>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly paused: boolean;
  readonly onDismiss: () => void;
  readonly dismissLabel: string;
}

function ToastCard({ toast, paused, onDismiss, dismissLabel }: ToastCardProps) {
  const stays = toast.tone === 'danger' || toast.action !== undefined;
  const duration = toast.duration ?? (stays ? 0 : 6000);
  const dismiss = useLatest(onDismiss);
  // Being looked at (pointer, focus) restarts the time afterwards: a message never disappears while it is read.
  useIsomorphicLayoutEffect(() => {
    if (paused || duration === 0) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [paused, duration, dismiss]);
  return (
    <div className="ta-toast" data-tone={toast.tone} part="toast">
      <Icon shape={noticeIcons[toast.tone]} />
      <span className="ta-toast__text">{toast.text}</span>
      {toast.action && (
        <Button variant="link" onClick={toast.action.onAction}>
          {toast.action.label}
        </Button>
      )}
      <IconButton icon={closeIcon} label={dismissLabel} size="small" onClick={onDismiss} />
    </div>
  );
}
