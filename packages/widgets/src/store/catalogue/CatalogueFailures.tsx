import type { ReactElement } from 'react';
import { kitTexts } from '../../kit/strings.ts';
import { useText } from '../../kit/text/engine.tsx';
import { useFailureText } from '../../kit/useFailureText.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { storeTexts } from '../strings.ts';
import type { CatalogueData } from '../catalogueData.ts';
import { TicketNotice } from '../TicketNotice.tsx';
import type { TicketLinkOpener } from '../useTicketLinks.ts';

export interface CatalogueFailuresProps {
  readonly catalogue: CatalogueData;
  readonly ticket: TicketLinkOpener;
}

/** Failures beside the items: promotions that could not be loaded, a link that could not be opened. */
export function CatalogueFailures({ catalogue, ticket }: CatalogueFailuresProps): ReactElement | null {
  const t = useText(storeTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  const { data, withoutPromotions: promotionsFailure, retry, asking: isLoading } = catalogue;
  return (
    <>
      {data !== undefined && promotionsFailure && (
        <Notice
          tone="warning"
          title={t('noPromotions')}
          announce="status"
          actions={
            <Button onClick={retry} busy={isLoading}>
              {kit('retry')}
            </Button>
          }
        >
          {failureText(promotionsFailure)}
        </Notice>
      )}
      <TicketNotice ticket={ticket} />
    </>
  );
}
