import { Notice } from '@trade-area/widgets/ui';

interface StatusLineProps {
  /** Shown until the script has something to say; '' shows nothing. */
  readonly children: string;
}

/** A sentence that a script of the page changes (`showStatus` of /site/status.js): a fact, or a problem. */
export function StatusLine({ children }: StatusLineProps) {
  return (
    <div id="status" role="status">
      <div data-status="info" hidden={children === ''}>
        <Notice tone="info">
          <span data-said="">{children}</span>
        </Notice>
      </div>
      <div data-status="danger" hidden>
        <Notice tone="danger">
          <span data-said="" />
        </Notice>
      </div>
    </div>
  );
}
