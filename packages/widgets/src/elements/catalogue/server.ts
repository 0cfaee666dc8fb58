import { portalConfigurationFor } from '@trade-area/core/kernel';
import { publicAddress } from '../../store/catalogue/publicAddress.ts';
import type { ServerDrawing } from '../first/server/order.ts';
import { definition } from './element.ts';

export const drawing: ServerDrawing = {
  definition,
  readAttributes(word) {
    const [filter, subfilter, columns] = [word('filter'), word('sub-filter'), word('columns')];
    const address = publicAddress(
      { filter, subfilter, search: '' },
      portalConfigurationFor('https://lab.invalid'),
    );
    if (filter !== '' && address.filter !== filter) return null;
    if (subfilter !== '' && address.subfilter !== subfilter) return null;
    if (!/^[1-6]?$/.test(columns)) return null;
    const bare = word('no-controls') === 'true' ? 'true' : '';
    return { filter, 'sub-filter': subfilter, columns, 'no-controls': bare };
  },
};
