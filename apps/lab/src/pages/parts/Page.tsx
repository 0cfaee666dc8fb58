import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  /** The sentence under the title. */
  readonly lead?: string | undefined;
}

/** The page's name and the sentence that says what it is for. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <header className="ta-page-stack">
      <h1 className="ta-title" dir="auto">
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

/** A column of parts, one below the other. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className="ta-page-stack">{children}</div>;
}

/** Buttons and links side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="ta-page-row">{children}</div>;
}

/** A link within a text. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className="ta-link" href={href}>
      {children}
    </a>
  );
}
