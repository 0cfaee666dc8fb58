export { noContactLink, readContactLink } from './link.ts';
export type { ContactLink } from './link.ts';
export { contactFields, emailProblem, hasMessage, replyAddressFor } from './form.ts';
export type { ReplyAddress, TypedContact } from './form.ts';
export { captionsAddress, readVideoLink, readVisitorAddress, videoAddress, videoPath } from './video.ts';
export type { VideoLink } from './video.ts';
