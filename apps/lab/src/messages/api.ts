import {
  addMessage,
  attachFile,
  contactAttachments,
  detachFile,
  messageThreads,
  notificationSettings,
  orderMessages,
  readMessage,
  saveNotifications,
  serveAttachment,
  unreadMessages,
  uploadStatus,
} from '@trade-area/core/contract';
import { notFound } from '../base/errors.ts';
import { byVersion, customerRoute, fileRoute } from '../base/route.ts';
import { conversation } from './answer.ts';
import { status } from './arriving.ts';
import { attach, detach, listFiles, serve } from './files.ts';
import { saveSettings, settings } from './notifications.ts';
import { read, send } from './send.ts';
import { orderIdOf, unreadByOrder } from './table.ts';
import { threads } from './threads.ts';

export const messageRoutes = [
  /** Orders with unread messages (GW-04). */
  byVersion(
    customerRoute(unreadMessages, ({ lab, session }) => unreadByOrder(lab.database.queries, session.owner)),
  ),
  byVersion(customerRoute(messageThreads, threads)),
  /** The conversation of one order (GW-33). */
  byVersion(
    customerRoute(orderMessages, async ({ lab, session, path }) => {
      const { queries } = lab.database;
      const orderId = await orderIdOf(queries, session.owner, path['id'] ?? '');
      if (orderId === undefined) throw notFound();
      return conversation(queries, session.owner, orderId);
    }),
  ),
  customerRoute(addMessage, send),
  customerRoute(readMessage, read),
  customerRoute(attachFile, attach),
  customerRoute(detachFile, detach),
  customerRoute(uploadStatus, status),
  byVersion(customerRoute(contactAttachments, listFiles)),
  fileRoute(serveAttachment, serve),
  customerRoute(notificationSettings, settings),
  customerRoute(saveNotifications, saveSettings),
];
