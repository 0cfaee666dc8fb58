/** Outline of an icon on a 20 × 20 grid, drawn as one hairline path. Import only those you show. */
export type IconShape = string;

// Places of the portal
export const dashboardIcon: IconShape = 'M3 3h6v8H3zM11 3h6v5h-6zM11 10h6v7h-6zM3 13h6v4H3z';
export const storeIcon: IconShape =
  'M3.5 8.5V17h13V8.5M2.5 8l1.6-5h11.8l1.6 5M2.5 8a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0M8 17v-5h4v5';
export const ordersIcon: IconShape =
  'M5 2.5h10v15l-2.5-1.6-2.5 1.6-2.5-1.6L5 17.5zM7.5 6.5h5M7.5 9.5h5M7.5 12.5h3';
export const projectsIcon: IconShape =
  'M10 5.2C8 3.8 5.5 3.5 2.5 3.5v12c3 0 5.5.3 7.5 1.7 2-1.4 4.5-1.7 7.5-1.7v-12c-3 0-5.5.3-7.5 1.7zM10 5.2v12';
export const couponIcon: IconShape =
  'M2.5 5.5h15v3a1.6 1.6 0 0 0 0 3v3h-15v-3a1.6 1.6 0 0 0 0-3zM12.5 6v1.5M12.5 9.25v1.5M12.5 12.5V14';
export const paymentsIcon: IconShape = 'M2.5 4.5h15v11h-15zM2.5 8h15M5 12.5h4';
export const documentsIcon: IconShape = 'M5 2.5h6.5l4 4v11H5zM11.5 2.5v4h4M7.5 10.5h5.5M7.5 13.5h5.5';
export const marketingIcon: IconShape =
  'M3 8v4h2.5l8.5 4V4L5.5 8zM5.5 8v4M6.5 12.5l1.2 4.5h2l-1-3.6M16.5 8.3a2.2 2.2 0 0 1 0 3.4';
export const videoIcon: IconShape = 'M2.5 4.5h15v11h-15zM8.3 7.4v5.2l4.2-2.6z';
export const helpIcon: IconShape =
  'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM7.8 8a2.2 2.2 0 1 1 3.3 1.9c-.8.45-1.1.9-1.1 1.8M10 14v.1';
export const accountIcon: IconShape =
  'M10 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3.5 17.5c.5-3.3 3-5 6.5-5s6 1.7 6.5 5';
export const cartIcon: IconShape =
  'M2 3.5h2.2l2 9.5h8.6l1.7-7H4.8M7.5 15.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2zM13.5 15.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z';
export const messageIcon: IconShape = 'M3 3.5h14v10H9l-3.5 3.5v-3.5H3z';

// Moving about
export const menuIcon: IconShape = 'M3 5.5h14M3 10h14M3 14.5h14';
export const closeIcon: IconShape = 'M4.5 4.5l11 11M15.5 4.5l-11 11';
export const chevronUpIcon: IconShape = 'M5 12.5l5-5 5 5';
export const chevronDownIcon: IconShape = 'M5 7.5l5 5 5-5';
export const chevronLeftIcon: IconShape = 'M12.5 5l-5 5 5 5';
export const chevronRightIcon: IconShape = 'M7.5 5l5 5-5 5';
export const firstPageIcon: IconShape = 'M14.5 5l-5 5 5 5M6 5v10';
export const lastPageIcon: IconShape = 'M5.5 5l5 5-5 5M14 5v10';
export const arrowUpIcon: IconShape = 'M10 16.5v-13M5.5 8L10 3.5 14.5 8';
export const arrowDownIcon: IconShape = 'M10 3.5v13M5.5 12l4.5 4.5 4.5-4.5';
export const arrowRightIcon: IconShape = 'M3.5 10h13M12 5.5l4.5 4.5-4.5 4.5';
export const externalIcon: IconShape = 'M11.5 3.5h5v5M16.5 3.5l-7.5 7.5M13.5 11.5v5h-10v-10h5';
export const moreIcon: IconShape =
  'M4.5 9.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2zM10 9.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2zM15.5 9.4a.6.6 0 1 1 0 1.2.6.6 0 0 1 0-1.2z';

// Doing something
export const searchIcon: IconShape = 'M8.75 3a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5zM13 13l4.5 4.5';
export const filterIcon: IconShape = 'M3 5.5h14M5.5 10h9M8 14.5h4';
export const columnsIcon: IconShape = 'M3 4h14v12H3zM7.7 4v12M12.3 4v12';
export const downloadIcon: IconShape = 'M10 3v9.5M6 8.5l4 4 4-4M3.5 13.5v3h13v-3';
export const uploadIcon: IconShape = 'M10 12.5V3M6 7l4-4 4 4M3.5 13.5v3h13v-3';
export const resumeIcon: IconShape = 'M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v3.5H13M8.5 7.6v4.8l3.8-2.4z';
export const refreshIcon: IconShape = 'M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v3.5H13';
export const copyIcon: IconShape = 'M7 7h10v10H7zM13 7V3H3v10h4';
export const trashIcon: IconShape = 'M3.5 5.5h13M7.5 5.5v-2h5v2M5 5.5l.8 12h8.4l.8-12M8.3 8.5v6M11.7 8.5v6';
export const logoutIcon: IconShape = 'M8.5 3h-5v14h5M7.5 10h10M13.5 6l4 4-4 4';
export const settingsIcon: IconShape =
  'M3 6h7.5M14.5 6H17M12.5 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3 14h2.5M9.5 14H17M7.5 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4z';
export const starIcon: IconShape = 'M10 2.8l2.2 4.6 5 .7-3.6 3.5.85 5L10 14.2l-4.45 2.4.85-5L2.8 8.1l5-.7z';
export const saveIcon: IconShape = 'M5 2.5h10v15l-5-4-5 4z';

// Saying something
export const checkIcon: IconShape = 'M3.5 10.5l4.2 4.2 8.8-9.2';
export const successIcon: IconShape =
  'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM6.7 10.3l2.3 2.3 4.4-4.9';
export const infoIcon: IconShape = 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 9v5M10 6.3v.1';
export const warningIcon: IconShape = 'M10 3l7.8 13.8H2.2zM10 8v4.3M10 14.5v.1';
export const alertIcon: IconShape =
  'M6.9 2.5h6.2l4.4 4.4v6.2l-4.4 4.4H6.9l-4.4-4.4V6.9zM10 6.3v4.9M10 13.5v.1';

// Person, place, light
export const languageIcon: IconShape =
  'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM2.5 10h15M10 2.5c2.2 2 3.2 4.5 3.2 7.5s-1 5.5-3.2 7.5c-2.2-2-3.2-4.5-3.2-7.5s1-5.5 3.2-7.5z';
export const phoneIcon: IconShape =
  'M6.6 2.8l2 4.1-1.8 1.6c.9 2 2.7 3.8 4.7 4.7l1.6-1.8 4.1 2-.5 3.6c-7.6.9-14.6-6.1-13.7-13.7z';
export const mailIcon: IconShape = 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6';
export const sunIcon: IconShape =
  'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 1.8v1.7M10 16.5v1.7M1.8 10h1.7M16.5 10h1.7M4.2 4.2l1.2 1.2M14.6 14.6l1.2 1.2M15.8 4.2l-1.2 1.2M5.4 14.6l-1.2 1.2';
export const moonIcon: IconShape = 'M16.8 12.1A7.2 7.2 0 0 1 7.9 3.2a7.2 7.2 0 1 0 8.9 8.9z';
export const eyeIcon: IconShape =
  'M1.8 10c1.9-3.4 4.7-5.2 8.2-5.2s6.3 1.8 8.2 5.2c-1.9 3.4-4.7 5.2-8.2 5.2S3.7 13.4 1.8 10zM10 7.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z';
export const eyeOffIcon: IconShape =
  'M4.8 6.3c-1.2.9-2.2 2.1-3 3.7 1.9 3.4 4.7 5.2 8.2 5.2 1.5 0 2.9-.3 4.1-1M8 5c.6-.15 1.3-.2 2-.2 3.5 0 6.3 1.8 8.2 5.2-.5.9-1.1 1.7-1.7 2.4M11.9 11.9a2.7 2.7 0 0 1-3.8-3.8M3 3l14 14';
export const calendarIcon: IconShape = 'M3 4.5h14v12.5H3zM3 8.5h14M7 2.5v3.5M13 2.5v3.5';
export const imageIcon: IconShape = 'M2.5 4h15v12h-15zM2.5 13.5l4.5-4 4 4 2.5-2 4 3M13 7.5v.1';

// Movement
export const pauseIcon: IconShape = 'M7 4.5v11M13 4.5v11';
export const playIcon: IconShape = 'M6.5 4l9 6-9 6z';
export const folderIcon: IconShape = 'M2.5 4.5h5.5l2 2h7.5v9.5h-15z';
export const fileIcon: IconShape = 'M5 2.5h6.5l4 4v11H5zM11.5 2.5v4h4';
export const tableIcon: IconShape = 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12';
