export { fileProblem } from './files.ts';
export type { FileProblem } from './files.ts';
export { momentOf } from './moment.ts';
export type { Moment } from './moment.ts';
export {
  filesSentText,
  formattedQuestion,
  isFromLab,
  isOpenQuestion,
  isUnread,
  maySend,
  openQuestionOf,
  showsBox,
  textToSend,
} from './thread.ts';
export { createFileSender } from './sending.ts';
export type { FileSender, FileSenderPorts, FilesInWork, SentFile, SentFileProblem } from './sending.ts';
export { ticketWindow } from './ticket.ts';
export type { TicketWindow } from './ticket.ts';
export { isPickupCode, piecesOf } from './words.ts';
export type { Piece } from './words.ts';
