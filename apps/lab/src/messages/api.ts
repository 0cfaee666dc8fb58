import { unreadMessages } from '@trade-area/core/contract';
import { byVersion, customerRoute } from '../http/route.ts';
import { unreadByOrder } from './table.ts';

export const messageRoutes = [
  /** GW-04. */
  byVersion(
    customerRoute(unreadMessages, ({ lab, session }) => unreadByOrder(lab.database.queries, session.owner)),
  ),
];
