import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  /** Spoken name of the three cards. */
  ways: 'Ways to create a layout',
  /** Button of each card, which reveals its section (LAY-02). */
  moreInfo: 'MORE INFO',
  /** A lab without these texts. */
  none: 'No layout help yet',
  noneHint: 'The lab’s ways to create a layout appear here.',
  /** Above texts that are not translated. */
  someEnglish: 'Some of these texts are available in English only.',
  /** Spoken name of the links to the parts of a section. */
  parts: 'In this section: {{way}}',

  /** Headings of the parts. */
  downloads: 'Downloads',
  previous: 'Previous versions for Mac',
  links: 'Useful links',
  requirements: 'Base requirements',
  mac: 'Troubleshooting for Mac',
  windows: 'Troubleshooting for Windows',
  faq: 'Questions and answers',
  tips: 'Tips',
  sizes: 'Sizes',
  styles: 'Graphic styles',
  images: 'Recommended number of photos',
  /** Spoken name of the link of a download. */
  download: 'Download',
  downloadOf: 'Download: {{name}}',

  /** Sizes by orientation (LAY-18 to LAY-21). */
  orientation: 'Orientation',
  vertical: 'Vertical',
  square: 'Square',
  horizontal: 'Horizontal',
  unit: 'Unit',
  cm: 'Centimetres (cm)',
  in: 'Inches (in)',
  sizeIn: '{{width}}\u00a0×\u00a0{{height}}\u00a0{{unit}}',

  /** The form that leads to a template (LAY-18, LAY-22, LAY-33). */
  template: 'Download a template',
  templateLead: 'The template has the exact size, with bleed, trim and safety margin.',
  size: 'Size',
  profile: 'Colour profile',
  templateFile: 'Template',
  choose: 'Choose…',
  /** Under the lists that another choice opens. */
  orientationFirst: 'Choose an orientation first.',
  sizeFirst: 'Choose a size first.',
  /** The choice in words: `Vertical, 20 × 30 cm, sRGB`. */
  templateChosen: '{{orientation}}, {{size}}, {{profile}}',
  noTemplate: 'There is no template for this choice. Choose another size or colour profile.',
  templateFailed: 'Couldn’t download the template',
  /** A lab without templates, and a visitor. */
  noTemplates: 'No templates yet',
  noTemplatesHint: 'Layout templates from the lab appear here.',
  templateSignIn: 'Sign in to download templates.',

  /** Table (LAY-30) and what its cells say (CONST2-35). */
  tableCaption: 'Recommended number of photos for each style',
  pages: 'Pages',
  pagesOf_one: '{{count}} page',
  pagesOf_other: '{{count}} pages',
  tableHint:
    'The number of photos should not exceed the table. It is a recommendation, not a limit. The number after + says how many photos are beyond the number of pages; they are charged.',
  range: '{{least}}–{{most}}',
  beyond: '+{{images}}',
  beyondRange: '+{{least}}–{{most}}',
  beyondSpoken: '{{images}} beyond the number of pages',
  /** Formats of the styles (LAY-36). */
  formats: 'Formats of the styles',

  /** Calculator. */
  calculator: 'Check your number of photos',
  style: 'Graphic style',
  pagesAsked: 'Number of pages',
  imagesAsked: 'Number of photos',
  wrongCount: 'Enter a whole number from 1 to {{most}}.',
  /** Result: the recommendation, the verdict on the number of photos, and what is charged. */
  recommended: 'Recommended for {{pages}} pages in {{style}}: {{images}} photos.',
  recommendedBelow: 'There is a recommendation for {{row}} pages in {{style}}: {{images}} photos.',
  noRecommendation: 'The table has no recommendation for so few pages.',
  fits: 'Your number of photos fits.',
  more_one: 'That is {{count}} photo more than recommended.',
  more_other: 'That is {{count}} photos more than recommended.',
  fewer_one: 'That is {{count}} photo fewer than recommended.',
  fewer_other: 'That is {{count}} photos fewer than recommended.',
  extraNone: 'No photo is charged extra.',
  extra_one: '{{count}} photo is beyond the number of pages and is charged.',
  extra_other: '{{count}} photos are beyond the number of pages and are charged.',

  /** Gallery of a style (LAY-26, LAY-27). */
  openGallery_one: '{{style}}: open the gallery, {{count}} spread',
  openGallery_other: '{{style}}: open the gallery, {{count}} spreads',
  spreads_one: '{{count}} spread',
  spreads_other: '{{count}} spreads',
  gallery: 'Spreads in the style {{style}}',
  spreadOf: '{{style}}: spread {{index}} of {{count}}',
  position: '{{index}} of {{count}}',
  previousSpread: 'Previous spread',
  nextSpread: 'Next spread',
  /** A link leads to a style or a text that the lab has removed. */
  gone: 'What you were looking for is no longer available.',
} as const;

export type LayoutHelpTexts = typeof english;

/** Texts of the layout help around those that the lab words. */
export const layoutHelpTexts = defineTexts('layoutHelp', english);
