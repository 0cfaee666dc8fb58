import { EmptyState, useRight, useText } from '@trade-area/widgets';
import type { ReactNode } from 'react';
import { hrefOf } from '../portal/addresses.ts';
import { layoutTexts } from '../layout/strings.ts';
import { usePage } from '../layout/usePage.ts';

/** Draws a page for a person who may use it; any other person is told whom to ask. The lab refuses the calls as well. */
export function RightGate({ children }: { readonly children: ReactNode }) {
  const t = useText(layoutTexts);
  const { route } = usePage();
  const isAllowed = useRight(route.right ?? 'everyone');
  if (isAllowed) return children;
  return (
    <EmptyState
      title={t('noRightTitle')}
      action={
        <a className="ta-link" href={hrefOf('')}>
          {t('dashboard')}
        </a>
      }
    >
      {t('noRightText')}
    </EmptyState>
  );
}
