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
import { cacheByVersion, customerRoute, fileRoute } from '../base/route.ts';
import { readConversation } from './answer.ts';
import { getUploadStatus } from './messageUploads.ts';
import { attachToDraft, detachFromDraft, listFiles, downloadAttachment } from './files.ts';
import { saveSettings, getSettings } from './notifications.ts';
import { markMessageRead, sendMessage } from './send.ts';
import { orderIdOf, unreadByOrder } from './table.ts';
import { listThreads } from './threads.ts';

export const messageRoutes = [
  /** Orders with unread messages (GW-04). */
  cacheByVersion(
    customerRoute(unreadMessages, ({ lab, session }) => unreadByOrder(lab.database.queries, session.owner)),
  ),
  cacheByVersion(customerRoute(messageThreads, listThreads)),
  /** The conversation of one order (GW-33). */
  cacheByVersion(
    customerRoute(orderMessages, async ({ lab, session, path }) => {
      const { queries } = lab.database;
      const orderId = await orderIdOf(queries, session.owner, path['id'] ?? '');
      if (orderId === undefined) throw notFound();
      return readConversation(queries, session.owner, orderId);
    }),
  ),
  customerRoute(addMessage, sendMessage),
  customerRoute(readMessage, markMessageRead),
  customerRoute(attachFile, attachToDraft),
  customerRoute(detachFile, detachFromDraft),
  customerRoute(uploadStatus, getUploadStatus),
  cacheByVersion(customerRoute(contactAttachments, listFiles)),
  fileRoute(serveAttachment, downloadAttachment),
  customerRoute(notificationSettings, getSettings),
  customerRoute(saveNotifications, saveSettings),
];
