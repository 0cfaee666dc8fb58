import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  /** The title is the name of a person, a company or a product: its letters stay as they are. Default false. */
  readonly isName?: boolean;
  /** The sentence under the title. */
  readonly lead?: string | undefined;
}

/** The page's name and the sentence that says what it is for. */
export function PageHead({ title, isName = false, lead }: PageHeadProps) {
  return (
    <header className="ta-page-stack">
      <h1 className="ta-title" data-name={isName || undefined} dir="auto">
        {title}
      </h1>
      {lead && (
        <p className="ta-page-lead" dir="auto">
          {lead}
        </p>
      )}
    </header>
  );
}

/** Buttons and links side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="ta-page-row">{children}</div>;
}

interface PanelProps {
  readonly title?: string;
  readonly children: ReactNode;
  /** Stays in view beside a longer column. Default false. */
  readonly sticky?: boolean;
}

/** A part of a page with an edge around it. */
export function Panel({ title, children, sticky = false }: PanelProps) {
  return (
    <section className="ta-page-panel" data-sticky={sticky || undefined} aria-label={title}>
      {title && <h2 className="ta-heading">{title}</h2>}
      {children}
    </section>
  );
}

interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens beside the page, whose fields keep their words. Default false. */
  readonly beside?: boolean;
}

/** A link within a text. */
export function TextLink({ href, children, beside = false }: TextLinkProps) {
  return (
    <a className="ta-link" href={href} {...(beside ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}
