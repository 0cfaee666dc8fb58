/** A document as the lab sends it. */
export const wireDocument = (id: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id_file: id,
  filename: `${id}.pdf`,
  name: `Document ${id}`,
  icon: 'pdf',
  key: `${id}/${id}.pdf`,
  key_high: '',
  is_updated: false,
  exist_view_download: false,
  size: 0,
  url: `http://127.0.0.1:9/downloads/${id}/${id}.pdf?key=x`,
  url_high: '',
  ...change,
});

/** A file of a library as the lab sends it. */
export const wireFile = (name: string, change: Readonly<Record<string, unknown>> = {}) => ({
  name,
  title: name,
  type: 'file',
  id_file: name,
  url: `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${name}`,
  size: 1_000,
  actions: [
    { label: '', type: 'hi', url_download: `http://127.0.0.1:9/${name}?hi`, key: `${name}/${name}` },
    { label: '', type: 'low', url_download: `http://127.0.0.1:9/${name}?low`, key: `${name}/low/${name}` },
  ],
  ...change,
});

export const wireFolder = (name: string, ...elements: readonly unknown[]) => ({
  name,
  title: name,
  type: 'folder',
  special: '',
  elements,
});

/** Folders of every section, one of them empty, and files at the root. */
export const wireLibrary = (section = 'marketing-materials') => ({
  downloads_new: {
    [section]: [
      wireFolder('Posters', wireFile('poster 10.jpg'), wireFile('poster 2.jpg'), wireFolder('Old')),
      { ...wireFolder('CHRISTMAS', wireFile('card.jpg')), special: 'seasonal' },
      { ...wireFolder('Wedding', wireFile('film.mp4')), special: 'genre' },
      wireFile('readme.pdf', {
        actions: [
          { label: '', type: 'download', url_download: 'http://127.0.0.1:9/readme.pdf', key: 'r/readme.pdf' },
        ],
      }),
    ],
  },
});

export const wireTemplates = {
  downloads_new: {
    templates: {
      lang_en_de: {
        'product_Wedding Book': {
          year_2022: { size_30x30: ['templates/a-2022.pdf', 'templates/a-2022.svg'] },
          year_2023: { size_30x30: ['templates/a-2023.pdf', 'templates/a-2023.svg'] },
        },
        'product_Go Book': { year_2023: { size_20x20: 'templates/b.pdf' } },
      },
    },
  },
};

const program = (piattaforma: string, versione: string, type = 'full') => ({
  piattaforma,
  versione,
  type,
  nomeFile: `software-${piattaforma}-${versione}`,
  size: 419_800_000,
  url: `http://127.0.0.1:9/software-${piattaforma}-${versione}`,
});
export const wireSoftware = {
  files: [
    program('MAC', '6.4.1'),
    program('PC', '6.4.1'),
    program('MAC', '6.0.0', 'old'),
    program('GUIDE', '6.4.1'),
  ],
};
