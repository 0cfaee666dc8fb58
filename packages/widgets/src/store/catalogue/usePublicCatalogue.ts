import { useMemo } from 'react';
import { publicStore } from '@trade-area/core/contract';
import { computeItems } from '@trade-area/core/store';
import { useSessionArea } from '../../kit/provider.tsx';
import { useLanguage } from '../../kit/text/engine.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import type { CatalogueData } from '../catalogueData.ts';

/** The catalogue as a visitor sees it (PUB-06). `currency`: of the prices, ISO 4217. */
export function usePublicCatalogue(currency: string): CatalogueData {
  const { today } = useSessionArea();
  const language = useLanguage();
  const lab = useRemote(publicStore, { query: { lang: language, currency } });
  const rows = lab.data;
  const day = today();
  const data = useMemo(
    () => rows && computeItems(rows, { kind: 'public', beta: false, promos: [], today: day }),
    [rows, day],
  );
  return {
    ...lab,
    data,
    kind: 'public',
    promos: noPromos,
    currency,
    withoutPromotions: undefined,
    askTicket: null,
  };
}

const noPromos: CatalogueData['promos'] = [];
