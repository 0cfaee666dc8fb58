import {
  changePassword,
  checkToken,
  endSessions,
  listSessions,
  login,
  logout,
  recovery,
  saveLoggedUser,
  ticket,
} from '@trade-area/core/contract';
import { customerRoute, publicRoute } from '../base/route.ts';
import { recordVisit, signIn, signOut, whose } from './api.ts';
import { replacePassword } from './changePassword.ts';
import { askRecovery } from './recovery.ts';
import { end, list } from './sessionList.ts';
import { issueTicket } from './tickets.ts';

export const authRoutes = [
  publicRoute(login, signIn),
  publicRoute(logout, signOut),
  publicRoute(recovery, askRecovery),
  customerRoute(changePassword, replacePassword),
  customerRoute(checkToken, whose),
  customerRoute(saveLoggedUser, recordVisit),
  customerRoute(ticket, issueTicket),
  customerRoute(listSessions, list),
  customerRoute(endSessions, end),
];
