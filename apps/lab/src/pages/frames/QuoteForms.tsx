import type { ReactNode } from 'react';
import { Button } from '@trade-area/widgets/ui';
import { TextField } from '../parts/fields.tsx';
import { Row } from '../parts/Page.tsx';
import type { PrintAgainTexts } from './printAgainTexts.ts';

/** Which quotes or projects the page shows. */
export interface ListState {
  readonly search: string;
  /** `prints`: the projects of the print editor, ordered or not. */
  readonly state: 'open' | 'ordered' | 'prints';
  readonly page: number;
}

export interface PageFormProps {
  readonly action: string;
  readonly pass: string;
  readonly state: ListState;
  /** The quote that its buttons are about. */
  readonly about?: { readonly id: string; readonly name: string; readonly key?: string };
  /** The answer opens in the top window: it is a page of its own. Default: in the frame. */
  readonly leads?: true | undefined;
  /** Fields of the state that the form has controls for. */
  readonly without?: readonly (keyof ListState)[];
  readonly children: ReactNode;
}

/** A form of the page: sends the pass and what the page shows. */
export function PageForm({ action, pass, state, about, leads, without = [], children }: PageFormProps) {
  const sent = { ...state, ...about, pass };
  return (
    <form method="post" action={action} target={leads ? '_top' : undefined}>
      {Object.entries(sent)
        .filter(([name]) => !without.some((each) => each === name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
      {children}
    </form>
  );
}

interface ListFormsProps {
  readonly action: string;
  readonly pass: string;
  readonly state: ListState;
  readonly pages: number;
  readonly texts: PrintAgainTexts;
  /** Search and choice of the list, or its pages. */
  readonly part: 'filters' | 'pages';
}

/** The controls of the list, above and below it. */
export function ListForms({ action, pass, state, pages, texts, part }: ListFormsProps) {
  const form = { action, pass };
  if (part === 'pages')
    return pages < 2 ? null : (
      <nav className="ta-page-row" aria-label={texts.pager[state.state]}>
        {([-1, 1] as const).map((step) => (
          <PageForm key={step} {...form} state={{ ...state, page: state.page + step }}>
            <Button type="submit" disabled={state.page + step < 1 || state.page + step > pages}>
              {step < 0 ? texts.previous : texts.next}
            </Button>
          </PageForm>
        ))}
        <span className="ta-quiet ta-figures">{texts.position(state.page, pages)}</span>
      </nav>
    );
  return (
    <>
      <PageForm {...form} state={{ ...state, page: 1 }} without={['search']}>
        <div className="ta-page-beside" role="search">
          <TextField
            label={texts.search[state.state]}
            name="search"
            type="search"
            value={state.search}
            placeholder={texts.searchHint[state.state]}
            maxLength={200}
          />
          <Button type="submit">{texts.find}</Button>
        </div>
      </PageForm>
      <PageForm {...form} state={{ ...state, page: 1 }} without={['state']}>
        <Row>
          {(['open', 'ordered', 'prints'] as const).map((each) => (
            <Button
              key={each}
              type="submit"
              name="state"
              value={each}
              variant={state.state === each ? 'primary' : 'quiet'}
              aria-pressed={state.state === each}
            >
              {texts.states[each]}
            </Button>
          ))}
        </Row>
      </PageForm>
    </>
  );
}
