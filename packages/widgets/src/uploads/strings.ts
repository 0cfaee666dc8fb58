import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  // Head
  /** Heading: whose files. */
  title: 'Files for order {{code}}',
  /** Under it: product, size, pages, profile. */
  facts: '{{article}} · {{size}}',
  factPages: '{{pages}} pages',
  /** Button beside the pages. */
  changePages: 'Change pages',
  factProfile: 'Colour profile: {{profile}}',
  /** Link to the product's template in this size and profile. */
  template: 'Download the template',
  /** One line on what is taken. */
  wanted:
    'JPG, TIFF or PDF, 300 dpi, 3 mm bleed on every side. One file per spread, or one PDF with all spreads.',
  wantedImages: 'JPG, TIFF or PDF, 300 dpi, 3 mm bleed on every side. One file per image.',
  /** Pixels that a sheet has with its bleed. */
  sizeCover: 'Cover: {{size}}',
  sizeSpread: 'Spreads: {{size}}',
  sizeImage: 'Images: {{size}}',
  /** Totals: how many sheets are ready. */
  ready: '{{ready}} of {{slots}} ready',
  /** Totals: bytes. */
  bytes: '{{sent}} of {{bytes}}',
  speed: '{{speed}}/s',
  left: 'about {{time}} left',
  seconds: '{{count}} s',
  minutes: '{{count}} min',
  hours: '{{hours}} h {{minutes}} min',
  progress: 'Uploaded',
  pause: 'Pause',
  resume: 'Resume',
  retryAll: 'Retry all failed',
  submit: 'Submit for printing',
  submitting: 'Submitting…',
  /** Beside the button while it is not possible. */
  submitHint: 'Available when every sheet has a file, no files are unassigned and all warnings are accepted.',
  submitFailed: 'Couldn’t submit the files',

  // Choosing
  drop: 'Drop files or a folder here',
  dropMore: 'Drop more files here',
  choose: 'Choose files',
  chooseFolder: 'Choose a folder',
  /** Beside one empty slot. */
  chooseOne: 'Choose a file',
  /** Spoken name of the list. */
  list: 'Sheets in this order',
  tray: 'Unassigned files',
  trayHint: 'Assign or remove these files before you submit. Only assigned files are printed.',

  // Places
  cover: 'Cover',
  spread: 'Spread {{number}}',
  pages: 'pages {{first}}–{{last}}',
  /** The slot of a PDF with a page for each double page. */
  allSpreads: 'All spreads',
  /** One half of a double page. */
  page: 'Page {{number}}',
  image: 'Image {{number}}',
  missing: 'No file yet',
  chooseFor: 'Choose a file for {{slot}}',
  moveTo: 'Move {{name}} to',
  toTray: 'Unassigned',
  replace: 'Replace',
  replaceOf: 'Replace {{name}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}}',
  retryOf: 'Retry {{name}}',
  accept: 'Print anyway',
  acceptOf: 'Print anyway: {{name}}',
  accepted: 'Accepted',

  /** Under the name of a file: pixels, then the resolution on the paper, then the profile. */
  pixels: '{{width}} × {{height}} px',
  density: '{{density}} dpi',
  noProfile: 'no colour profile',
  /** After a removal: what was removed, and the button beside it. */
  removed: 'Removed: {{names}}.',
  undo: 'Undo',
  /** The same button beside the outcome of an undo, when another removal is left. */
  undoNamed: 'Restore {{names}}',
  restored: 'Restored: {{names}}.',
  restoreFailed: 'Couldn’t restore the files. {{reason}}',
  dismiss: 'Dismiss',

  // States of a file
  reading: 'Reading…',
  refused: 'Not accepted',
  waiting: 'Waiting',
  sending: 'Uploading',
  retrying: 'Connection lost. Retrying…',
  paused: 'Paused',
  needsFile: '{{percent}} uploaded. Choose the file again to continue.',
  /** State of a file that was chosen on another page and of which the lab has no byte. */
  awaited: 'Not uploaded yet. Choose the file again.',
  checking: 'Checking…',
  checked: 'Ready',
  warned: 'Warning',
  blocked: 'Can’t be printed',
  failed: 'Upload failed',

  // Why a file stopped
  problemSignIn: 'Your session has ended.',
  problemOffline: 'You’re offline. Progress is saved, and the upload resumes automatically.',
  problemUnavailable:
    'The lab can’t take this file right now. Progress is saved, and the upload resumes automatically.',
  problemGone: 'The earlier part of this upload has expired. It will start again.',
  problemTooLarge: 'Too large. The limit is 2 GB per file and 6 GB per order.',
  problemLabFull: 'The lab’s storage is full. Progress is saved. Try again later.',
  problemUnreadable: 'This file can no longer be read on this computer. Choose it again.',
  problemElsewhere: 'This file is uploading in another window. It continues here when that one stops.',
  problemRefused: 'The lab didn’t accept this file.',
  problemDamaged: 'The file was damaged or changed during the upload. Upload it again.',
  problemDuplicate: 'This file is already here.',
  /** The name of a chosen file holds what looks like a card number. */
  problemCardNumber: 'The file’s name looks like a card number. Rename the file and choose it again.',
  problemChanged:
    'The file has changed since the upload started, so it is uploaded again from the beginning.',

  // Above the list
  resumeTitle: 'An earlier upload was interrupted',
  resumeText_one: '{{count}} file is incomplete. Choose it or its folder again to resume the upload.',
  resumeText_other: '{{count}} files are incomplete. Choose them or their folder again to resume the upload.',
  /** Where the browser can find the files again by itself. */
  recall: 'Resume upload',
  recallText_one: '{{count}} file can be resumed. Your browser will ask for permission to read it.',
  recallText_other: '{{count}} files can be resumed. Your browser will ask for permission to read them.',
  /** After a folder was chosen again: how many of its files the order has. */
  alreadyHere_one: '{{count}} file is already here and wasn’t added again.',
  alreadyHere_other: '{{count}} files are already here and weren’t added again.',
  /** Names of files that were chosen and are not at the lab in full. */
  missingNames: 'Missing: {{names}}.',
  /** Last of a long list of names. */
  moreNames_one: '{{count}} more',
  moreNames_other: '{{count}} more',
  leaveOut: 'Leave out missing files',
  leaveOutTitle: 'Leave out the missing files?',
  leaveOutText: 'These files won’t be sent to the lab: {{names}}.',
  leaveOutYes: 'Leave out',
  /** Question before the order is submitted although some files cannot be used. */
  unusableTitle: 'Submit without these files?',
  unusableText: 'These files can’t be used and won’t be printed: {{names}}.',
  unusableYes: 'Submit without them',
  cancel: 'Cancel',
  signInTitle: 'Sign in to continue',
  signInText: 'Your session has ended. Sign in and the uploads resume where they stopped.',
  gaps: 'Missing file numbers: {{numbers}}.',
  doubles: 'Duplicate file numbers: {{numbers}}. Check the sequence below.',
  unpadded: 'The file numbers have no leading zeros, so 2 was placed before 10. Check the sequence below.',
  /** Above the list: files that the lab would join. */
  joinTitle: 'Single pages',
  joinText_one:
    '{{count}} file is a single page, but this order is made of spreads. The lab can join pages in pairs (1 + 2, 3 + 4 and so on). Your files stay unchanged.',
  joinText_other:
    '{{count}} files are single pages, but this order is made of spreads. The lab can join pages in pairs (1 + 2, 3 + 4 and so on). Your files stay unchanged.',
  join: 'Join into spreads',
  doneTitle: 'Files submitted',
  doneText_one: '{{count}} file was checked and submitted. Your order is going into production.',
  doneText_other: '{{count}} files were checked and submitted. Your order is going into production.',
  /** Button beside a sent order; the name of the file it saves. */
  proof: 'Download proof (PDF)',
  proofName: 'Proof {{code}}',
  proofFailed: 'Couldn’t load the proof. Try again later.',
  closedTitle: 'This order isn’t accepting files',
  closedText: 'Its files have already been submitted, or it no longer needs any.',

  // Findings: what, and what to do
  f_empty: 'The file is empty (0 bytes). Export it again.',
  f_tooLarge: 'The file is larger than {{gigabytes}} GB, the limit for one file. Export it smaller.',
  f_typeUnknown: 'Unsupported file type. Export as JPG, TIFF or PDF.',
  f_type: 'Unsupported file type ({{type}}). Export as JPG, TIFF or PDF.',
  f_damaged: 'The file is damaged or incomplete. Export it again.',
  f_pixels:
    'The image has {{megapixels}} megapixels, more than any sheet needs. Export it at the sheet size.',
  f_densityTag: 'The file is tagged {{density}} dpi, but its pixel size is right. Nothing to do.',
  f_singlePage:
    'This is a single page ({{width}} × {{height}} px). Join it with its neighbour, or export spreads: {{wantedWidth}} × {{wantedHeight}} px.',
  f_joined:
    'Single page. The lab joins it with the other half into one spread in sRGB. Your file stays unchanged.',
  f_notAll: 'This isn’t a PDF with one page per spread.',
  f_turned:
    'The image is sideways: {{width}} × {{height}} px instead of {{wantedWidth}} × {{wantedHeight}} px. Rotate it.',
  f_shape:
    'Wrong aspect ratio: {{width}} × {{height}} px instead of {{wantedWidth}} × {{wantedHeight}} px. Export it at the order size.',
  f_shapeOf:
    'This looks like a {{book}} cm book: {{width}} × {{height}} px instead of {{wantedWidth}} × {{wantedHeight}} px. Export it at the order size.',
  f_lowDensity:
    'Resolution too low: {{width}} × {{height}} px would print at {{density}} dpi. You need {{wantedWidth}} × {{wantedHeight}} px.',
  f_softDensity:
    'Low resolution: {{density}} dpi instead of 300. Details may look soft. Recommended: {{wantedWidth}} × {{wantedHeight}} px.',
  f_scaled:
    'Slightly off size ({{density}} dpi). The lab resizes it to {{wantedWidth}} × {{wantedHeight}} px.',
  f_noBleed:
    'The 3 mm bleed is missing. The lab mirrors the edges. For best results, export {{wantedWidth}} × {{wantedHeight}} px.',
  f_colourModel: 'The colour mode is {{model}}. Convert the file to sRGB or Adobe RGB.',
  f_gray: 'Greyscale image. The lab converts it to RGB.',
  f_noProfile: 'No colour profile. The lab assumes sRGB, so colours may differ from your screen.',
  f_otherProfile:
    'Colour profile: {{profile}}. The lab converts it to sRGB, so very saturated colours may look duller.',
  f_profileDiffers: 'The colour profile is {{profile}}, but the order says {{wanted}}. Both print correctly.',
  f_depth: '{{depth}} bits per channel. The lab converts it to 8 bits.',
  f_layers: 'The TIFF contains {{pages}} images. Export one file per image.',
  f_alpha: 'The image has transparent areas. The lab prints them on white.',
  f_orientation: 'The image is rotated by its EXIF tag. The lab turns it upright.',
  f_blank: 'The image is a single colour. If that’s intended, there’s nothing to do.',
  f_bareEdge:
    'The outer 3 mm are one solid colour ({{sides}}). A thin line may show after trimming. Extend the image to the edge.',
  f_pdfLarge: 'The PDF is larger than {{megabytes}} MB. Export as JPG or TIFF instead.',
  f_pdfLocked: 'The PDF is password-protected. Export it without a password.',
  f_pdfPages:
    'The PDF has {{pages}} pages, but the order has {{wanted}} spreads. Export one page per spread.',
  f_pdfOnePage: 'The PDF has {{pages}} pages. Export one PDF per sheet.',
  f_pdfAllSpreads:
    'The PDF has {{wanted}} pages, one per spread. Move it to “All spreads”, or export one PDF per sheet.',
  f_pdfHalf: 'PDFs can’t be joined. Export as JPG or TIFF.',
  f_pdfByHand:
    'The PDF size is right. Its images and fonts couldn’t be checked here, so the lab checks them manually.',
  f_pdfNoBleed:
    'The PDF has no bleed: {{width}} × {{height}} mm instead of {{wantedWidth}} × {{wantedHeight}} mm. A thin line may show after trimming. Export with 3 mm bleed on every side.',
  f_pdfNoBleedOn:
    'The PDF has no bleed (p. {{pages}}): {{width}} × {{height}} mm instead of {{wantedWidth}} × {{wantedHeight}} mm. A thin line may show after trimming. Export with 3 mm bleed on every side.',
  f_pdfSize:
    'The PDF is {{width}} × {{height}} mm instead of {{wantedWidth}} × {{wantedHeight}} mm. Export it at the order size.',
  f_pdfSizeOn:
    'The PDF (p. {{pages}}) is {{width}} × {{height}} mm instead of {{wantedWidth}} × {{wantedHeight}} mm. Export it at the order size.',
  f_pdfLowDensity:
    'Resolution too low: images in the PDF (p. {{pages}}) would print at {{density}} dpi instead of 300. Export it with higher resolution.',
  f_pdfSoftDensity:
    'Low resolution: images in the PDF (p. {{pages}}) have {{density}} dpi instead of 300. Details may look soft. Export it with higher resolution if you can.',
  f_pdfColour: 'The colour mode in the PDF is {{model}} (p. {{pages}}). Convert it to sRGB or Adobe RGB.',
  f_pdfFonts:
    'Fonts not embedded: {{fonts}}. Text may print differently. Embed the fonts or convert the text to outlines.',
  // Advice on the name of the order, under its head
  f_nameLong:
    'Tip: the name “{{name}}” has {{length}} characters. Labels read best with up to {{most}}, such as “{{short}}”. No action needed.',
  f_nameSymbols:
    'Tip: the name “{{name}}” contains symbols ({{symbols}}). Labels read best without them, such as “{{short}}”. No action needed.',
  f_uncheckable: 'The lab couldn’t open this file safely. Export it again as JPG or TIFF.',
  /** Colours that are neither CMYK nor Lab, which are called so everywhere. */
  model_spot: 'spot colours',
  model_indexed: 'indexed',
  side_top: 'top',
  side_right: 'right',
  side_bottom: 'bottom',
  side_left: 'left',
} as const;

export type UploadsTexts = typeof english;

/** Words of the uploader. */
export const uploadsTexts = defineTexts('uploads', english);
