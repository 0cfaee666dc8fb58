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
import { recordVisit, signIn, signOut, getSessionProfile } from './api.ts';
import { replacePassword } from './changePassword.ts';
import { requestRecovery } from './recovery.ts';
import { endOwnSessions, listOwnSessions } from './sessionList.ts';
import { issueTicket } from './tickets.ts';

export const authRoutes = [
  publicRoute(login, signIn),
  publicRoute(logout, signOut),
  publicRoute(recovery, requestRecovery),
  customerRoute(changePassword, replacePassword),
  customerRoute(checkToken, getSessionProfile),
  customerRoute(saveLoggedUser, recordVisit),
  customerRoute(ticket, issueTicket),
  customerRoute(listSessions, listOwnSessions),
  customerRoute(endSessions, endOwnSessions),
];
