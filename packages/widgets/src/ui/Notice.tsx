import type { ReactNode } from 'react';
import { Button, IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { alertIcon, closeIcon, infoIcon, successIcon, warningIcon } from './icons.ts';
import type { IconShape } from './icons.ts';

/** Icon of each meaning, the same wherever something is said. */
export const noticeIcons: Readonly<Record<'info' | 'success' | 'warning' | 'danger', IconShape>> = {
  info: infoIcon,
  success: successIcon,
  warning: warningIcon,
  danger: alertIcon,
};

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** Sets colour and icon; the words must say the same. */
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  /** The event and the way out. */
  readonly children: ReactNode;
  /** First words, in bold. */
  readonly title?: string | undefined;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  /** Called by the cross; without it the notice stays. */
  readonly onDismiss?: (() => void) | undefined;
  /** Name of the cross. */
  readonly dismissLabel?: string | undefined;
  /** Spoken as soon as it appears: `alert` at once, `status` when there is a pause. Default: not announced. */
  readonly announce?: 'alert' | 'status' | undefined;
}

/**
 * A banner inside the page: information, success, warning or danger.
 *
 * @example
 * <Notice tone="success" announce="status">
 *   Saved.
 * </Notice>
 */
export function Notice({
  tone,
  children,
  title,
  actions,
  onDismiss,
  dismissLabel = '',
  announce,
}: NoticeProps) {
  return (
    <div className="ta-notice" data-tone={tone} role={announce} part={`notice notice-${tone}`}>
      <Icon shape={noticeIcons[tone]} />
      <div className="ta-notice__body">
        <div className="ta-notice__text">
          {title && <strong className="ta-notice__title">{title}</strong>}
          <div>{children}</div>
        </div>
        {actions && <div className="ta-notice__actions">{actions}</div>}
      </div>
      {onDismiss && <IconButton icon={closeIcon} label={dismissLabel} size="small" onClick={onDismiss} />}
    </div>
  );
}

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** Title of the content that is missing. */
  readonly title: string;
  /** The reason or the way to change it. */
  readonly children?: ReactNode;
  /** The one thing to do. */
  readonly action?: ReactNode;
  /** Shape above the title. Default none. */
  readonly icon?: IconShape | undefined;
}

/**
 * A list without entries: what would be here and the one thing to do.
 *
 * @example
 * <EmptyState title="No albums yet" action={<Button href="/store">Go to the store</Button>} />
 */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className="ta-state" part="empty">
      {icon && <Icon shape={icon} size="large" />}
      <p className="ta-state__title">{title}</p>
      {children && <div className="ta-state__text">{children}</div>}
      {action && <div className="ta-state__action">{action}</div>}
    </div>
  );
}

/** Props of {@link FailedState}. */
export interface FailedStateProps {
  /** The failure, in the person's words. */
  readonly title: string;
  /** Actions besides Retry. */
  readonly children?: ReactNode;
  /** Name of the button that tries again. */
  readonly retryLabel: string;
  /** Called when the person wants another try. */
  readonly onRetry: () => void;
  /** The next try is under way. Default false. */
  readonly busy?: boolean | undefined;
}

/**
 * Where something could not be shown: what happened, and Retry (DASH-25, ERR-20).
 *
 * @example
 * <FailedState title="Couldn't load the albums" retryLabel="Retry" onRetry={retry} busy={isLoading} />
 */
export function FailedState({ title, children, retryLabel, onRetry, busy }: FailedStateProps) {
  return (
    <div className="ta-state" data-tone="danger" role="alert" part="failed">
      <Icon shape={alertIcon} size="large" />
      <p className="ta-state__title">{title}</p>
      {children && <div className="ta-state__text">{children}</div>}
      <div className="ta-state__action">
        <Button onClick={onRetry} busy={busy}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
