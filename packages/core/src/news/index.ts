export { formatNewsAddress, newsPaging, newsPath, newsQuery, parseNewsPage } from './address.ts';
export type { NewsPaging } from './address.ts';
export { newsDate, newsText } from './item.ts';
export type { NewsText } from './item.ts';
