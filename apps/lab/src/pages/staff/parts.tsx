import type { ReactNode } from 'react';
import { Button, Notice, Tag } from '@trade-area/widgets/ui';
import { TextLink } from '../parts/Page.tsx';
import type { StaffSession } from './session.ts';

/** Draws a form of an order's page with its token; null for a form that the person's role does not allow. */
export type DrawForm = (action: string, content: ReactNode) => ReactNode;

interface DeskFormProps {
  readonly session: Pick<StaffSession, 'csrf'>;
  readonly action: string;
  readonly children: ReactNode;
  /** Text of the button while the form is on its way. Default: the button keeps its own. */
  readonly working?: string;
  /** The lab checks the fields, not the browser. Default false. */
  readonly noValidate?: boolean;
}

/** A form of the desk with its anti-forgery token, as a column of fields. */
export function DeskForm({ session, action, children, working, noValidate }: DeskFormProps) {
  return (
    <form
      className="ta-page-stack ta-page-stack--narrow"
      method="post"
      action={action}
      encType="multipart/form-data"
      data-working={working}
      noValidate={noValidate}
    >
      <input type="hidden" name="csrf" value={session.csrf} />
      {children}
    </form>
  );
}

/** The button that sends a form; its words are the action. */
export function Send({
  children,
  primary = true,
}: {
  readonly children: string;
  readonly primary?: boolean;
}) {
  return (
    <div className="ta-page-row">
      <Button type="submit" variant={primary ? 'primary' : 'quiet'}>
        {children}
      </Button>
    </div>
  );
}

/** That the last form was done; '' shows nothing. */
export function Outcome({ children }: { readonly children: string }) {
  return children === '' ? null : (
    <Notice tone="success" announce="status">
      {children}
    </Notice>
  );
}

/** Why the last form was not done; '' shows nothing. */
export function Problem({ children }: { readonly children: string }) {
  return children === '' ? null : (
    <Notice tone="danger" announce="alert">
      {children}
    </Notice>
  );
}

/** The link to the list above. */
export function BackLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <p>
      {href === '/staff/' ? (
        <a className="ta-link" id="back" href={href}>
          {children}
        </a>
      ) : (
        <TextLink href={href}>{children}</TextLink>
      )}
    </p>
  );
}

interface DeskRowProps {
  readonly href: string;
  readonly title: string;
  readonly code: string;
  readonly facts: string;
  /** Marks beside the title. */
  readonly marks?: ReactNode;
  /** Content under the link, such as a form. */
  readonly children?: ReactNode;
}

/** A row of a list: all of it leads to its page. */
export function DeskRow({ href, title, code, facts, marks, children }: DeskRowProps) {
  return (
    <li>
      <a className="ta-page-rowlink" href={href}>
        <span className="ta-page-row">
          <strong className="ta-list-names__people" dir="auto">
            {title}
          </strong>
          {marks}
        </span>
        <span className="ta-figures">{code}</span>
        <span className="ta-quiet" dir="auto">
          {facts}
        </span>
      </a>
      {children}
    </li>
  );
}

/** A short word beside a title. */
export function Mark({ children, isNew = false }: { readonly children: string; readonly isNew?: boolean }) {
  return <Tag tone={isNew ? 'accent' : 'info'}>{children}</Tag>;
}

interface StepsProps {
  readonly label: string;
  readonly page: number;
  /** There is a page after this one. */
  readonly more: boolean;
  readonly hrefFor: (page: number) => string;
  readonly previous: string;
  readonly next: string;
  /** The number of the page, in words. */
  readonly current?: string;
}

/** The pages before and after; nothing for a list of one page. */
export function PageSteps({ label, page, more, hrefFor, previous, next, current }: StepsProps) {
  if (page === 1 && !more) return null;
  return (
    <nav className="ta-page-row ta-page-pager" aria-label={label}>
      {page > 1 && (
        <a className="ta-link" rel="prev" href={hrefFor(page - 1)}>
          {previous}
        </a>
      )}
      {current && <span aria-current="page">{current}</span>}
      {more && (
        <a className="ta-link" rel="next" href={hrefFor(page + 1)}>
          {next}
        </a>
      )}
    </nav>
  );
}
