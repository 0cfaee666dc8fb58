/** A text of the layout help as the lab sends it. */
export const wireItem = (
  id: string,
  way: string,
  block: string,
  change: Readonly<Record<string, unknown>> = {},
) => ({
  id,
  way,
  block,
  title: `Title of ${id}`,
  text: `<p>Text of ${id}.</p>`,
  link: '',
  note: '',
  platform: '',
  language: 'en',
  ...change,
});

const point = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A graphic style with this many pictures. */
export const wireStyle = (id: string, pictures: number, change: Readonly<Record<string, unknown>> = {}) => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  lead: `Above ${id}.`,
  credit: `Below ${id}.`,
  format: '',
  language: 'en',
  images: [
    { pages: 10, least: 10, most: 10 },
    { pages: 60, least: 60, most: 60 },
  ],
  pictures: Array.from({ length: pictures }, (_none, index) => ({
    src: `${point}#${id}-${index + 1}`,
    srcset: '',
    avif: '',
  })),
  ...change,
});

/** The three ways with a few texts each. */
export const wireLayoutHelp = (change: Readonly<Record<string, unknown>> = {}) => ({
  items: [
    wireItem('software-card', 'graphisoftware', 'card', { title: 'Software' }),
    wireItem('catalina', 'graphisoftware', 'warning'),
    wireItem('pc-full', 'graphisoftware', 'downloads', {
      title: 'For PC',
      link: '/ta/documents?filter=graphisoftware',
      note: '421.8 MB',
      platform: 'pc',
    }),
    wireItem('mac-full', 'graphisoftware', 'downloads', {
      title: 'For Mac',
      link: '/ta/documents?filter=graphisoftware',
      note: '419.8 MB',
      platform: 'mac',
    }),
    wireItem('mac-previous', 'graphisoftware', 'previous', { title: 'Older', link: '/ta/documents' }),
    wireItem('installation', 'graphisoftware', 'install', { title: 'Installation guide' }),
    wireItem('mac-index', 'graphisoftware', 'mac', { title: 'Index out of range' }),
    wireItem('mac-fonts', 'graphisoftware', 'mac', { title: 'Fonts' }),
    wireItem('cost', 'graphisoftware', 'faq', { title: 'What does it cost?' }),
    wireItem('template-card', 'graficafornita', 'card', { title: 'Templates' }),
    wireItem('exact', 'graficafornita', 'requirements', { title: 'Exact dimensions' }),
    wireItem('service-card', 'impaginazione', 'card', { title: 'Service' }),
    wireItem('how-many', 'impaginazione', 'faq', { title: 'How many photos?' }),
  ],
  styles: [
    wireStyle('panorama', 3),
    wireStyle('studio', 2, {
      images: [
        { pages: 10, least: 15, most: 25 },
        { pages: 60, least: 90, most: 105 },
      ],
    }),
  ],
  sizes: ['20x30', '30x40', '20x20', '30x20'].map((size) => ({ size, inches: '' })),
  ...change,
});

/** Templates of one size in both units, of two products; AdobeRGB for one of them. */
export const wireTemplates = {
  downloads_new: {
    templates: {
      lang_en_de: {
        'product_Wedding Book': {
          year_2023: {
            profile_sRGB: {
              unit_cm: { size_20x30: ['templates/wedding-20x30cm.pdf', 'templates/wedding-20x30cm.svg'] },
              unit_in: { size_8x12: ['templates/wedding-8x12in.pdf'] },
            },
            profile_Adobe: { unit_cm: { size_20x30: ['templates/wedding-adobe.pdf'] } },
          },
        },
        'product_Go Book': {
          year_2023: {
            profile_sRGB: { unit_cm: { size_20x30: 'templates/go.pdf', size_30x20: 't/go-wide.pdf' } },
          },
        },
      },
    },
  },
};
