const { lab = '', root = './' } = document.documentElement.dataset;

/** Origin of the lab whose widgets the pages show. */
export const labOrigin: string = lab || location.origin;

/** Address of a file of the site, from any of its pages. */
export const siteFile = (path: string): string => new URL(`${root}${path}`, location.href).href;

/** The origin that stands for the lab in the documents. */
export const labInCode = 'https://lab.example';
