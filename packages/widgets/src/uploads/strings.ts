import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  // Head
  /** Heading: whose files. */
  title: 'Files of order {{code}}',
  /** Under it: product, size, pages, profile. */
  facts: '{{article}} · {{size}}',
  factPages: '{{pages}} pages',
  /** Button beside the pages. */
  changePages: 'Change pages',
  factProfile: 'Colour: {{profile}}',
  /** One line on what is taken. */
  wanted:
    'JPG, TIFF or PDF, 300 dpi, 3 mm bleed on every side. One file for each double page, or one PDF of all.',
  wantedImages: 'JPG, TIFF or PDF, 300 dpi, 3 mm bleed on every side. One file for each picture.',
  /** Pixels that a sheet has with its bleed. */
  sizeCover: 'Cover: {{size}}',
  sizeSpread: 'Double pages: {{size}}',
  sizeImage: 'Pictures: {{size}}',
  /** Totals: how many sheets are ready. */
  ready: '{{ready}} of {{slots}} ready',
  /** Totals: bytes. */
  bytes: '{{sent}} of {{bytes}}',
  speed: '{{speed}}/s',
  left: 'about {{time}} left',
  seconds: '{{count}} s',
  minutes: '{{count}} min',
  hours: '{{hours}} h {{minutes}} min',
  progress: 'Sent',
  pause: 'Pause',
  resume: 'Resume',
  retryAll: 'Retry all failed',
  give: 'Send to the lab',
  giving: 'Being handed over …',
  /** Beside the button while it is not possible. */
  giveHint: 'Possible when every place is filled, no file is left over and every warning is read.',
  giveFailed: 'The files could not be handed over',

  // Choosing
  drop: 'Drop files or a folder here',
  dropMore: 'Drop more files here',
  choose: 'Choose files',
  chooseFolder: 'Choose a folder',
  /** Beside one empty place. */
  chooseOne: 'Choose a file',
  /** Spoken name of the list. */
  list: 'Sheets of the order',
  tray: 'Files without a place',
  trayHint:
    'Move them to a place or remove them before you send the order: only what has a place is printed.',

  // Places
  cover: 'Cover',
  spread: 'Spread {{number}}',
  pages: 'pages {{first}}–{{last}}',
  /** The place of a PDF with a page for each double page. */
  allSpreads: 'All double pages',
  /** One half of a double page. */
  page: 'Page {{number}}',
  image: 'Picture {{number}}',
  missing: 'No file yet',
  chooseFor: 'Choose a file for {{place}}',
  moveTo: 'Move {{name}} to',
  toTray: 'Without a place',
  replace: 'Replace',
  replaceOf: 'Replace {{name}}',
  remove: 'Remove',
  removeOf: 'Remove {{name}}',
  retryOf: 'Send {{name}} again',
  accept: 'Print it like this',
  acceptOf: 'Print {{name}} like this',
  accepted: 'Accepted',

  // States of a file
  reading: 'Being read',
  refused: 'Not sent',
  waiting: 'Waiting',
  sending: 'Sending',
  retrying: 'Connection lost, trying again',
  paused: 'Paused',
  needsFile: '{{percent}} sent. Choose the file again to go on.',
  checking: 'The lab is checking it',
  checked: 'Ready',
  warned: 'Look at this',
  blocked: 'Cannot be printed',
  failed: 'Stopped',

  // Why a file stopped
  problemSignIn: 'Your session has ended.',
  problemOffline: 'No connection to the lab. What was sent is kept, and it goes on by itself.',
  problemGone: 'The lab no longer has the beginning of this file. It will be sent again.',
  problemTooLarge: 'This is larger than the lab takes: 2 GB a file, 6 GB an order.',
  problemLabFull: 'The lab has no room at the moment. What was sent is kept; try again later.',
  problemUnreadable: 'The file can no longer be read on this computer. Choose it again.',
  problemElsewhere: 'Another window of this browser is sending this file. When it ends, this one goes on.',
  problemRefused: 'The lab did not take this file.',
  problemDamaged: 'What arrived is not what was sent, or the file changed on the way. Send it again.',
  problemDuplicate: 'This file is here already.',
  problemChanged: 'The file has changed since it was begun: it is sent again from the start.',

  // Above the list
  resumeTitle: 'An earlier transfer was interrupted',
  resumeText_one:
    '{{count}} file is not complete. Choose it or its folder again: it goes on where it stopped.',
  resumeText_other:
    '{{count}} files are not complete. Choose them or their folder again: they go on where they stopped.',
  /** Where the browser can find the files again by itself. */
  recall: 'Go on with these files',
  recallText_one:
    'This computer still knows where {{count}} file is. Your browser asks whether it may be read.',
  recallText_other:
    'This computer still knows where {{count}} files are. Your browser asks whether they may be read.',
  signInTitle: 'Sign in to go on',
  signInText:
    'Your session has ended. Nothing is lost: after signing in, the files go on where they stopped.',
  gaps: 'Numbers are missing between the files: {{numbers}}.',
  doubles: 'Numbers come twice: {{numbers}}. Look at the order below.',
  unpadded: 'The numbers have no leading zeros: 2 was put before 10. Look at the order below.',
  /** Above the list: files that the lab would join. */
  joinTitle: 'Single pages',
  joinText_one:
    '{{count}} file is a single page, the order has double pages. The lab can join two of them, 1 + 2, 3 + 4 and so on; your files stay as they are.',
  joinText_other:
    '{{count}} files are single pages, the order has double pages. The lab can join two of them, 1 + 2, 3 + 4 and so on; your files stay as they are.',
  join: 'Join to double pages',
  doneTitle: 'The lab has your files',
  doneText_one: '{{count}} file was checked and handed over. The order goes into production.',
  doneText_other: '{{count}} files were checked and handed over. The order goes into production.',
  /** Button beside a sent order; the name of the file it saves. */
  proof: 'Proof (PDF)',
  proofName: 'Proof {{code}}',
  proofFailed: 'The proof cannot be had now. Try again later.',
  closedTitle: 'This order takes no files now',
  closedText: 'Its files were handed over, or it is no longer waiting for them.',

  // Findings: what, and what to do
  f_empty: 'The file is empty (0 bytes). Export it again.',
  f_type: 'This is no picture that the lab prints ({{type}}). Please export JPG, TIFF or PDF.',
  f_damaged: 'The file is damaged or cut off. Export it again.',
  f_pixels:
    'The picture has {{megapixels}} megapixels, more than any sheet needs. Export it in the size of the sheet.',
  f_densityTag: 'The file says {{density}} dpi. Its pixels are right, nothing to do.',
  f_singlePage:
    'This is a single page ({{width}} × {{height}} px). Let the lab join it with its neighbour, or export double pages: {{wantedWidth}} × {{wantedHeight}} px.',
  f_joined:
    'A single page. The lab joins it with the other half to a double page in sRGB; your file stays as it is.',
  f_notAll: 'This is no PDF with a page for each double page.',
  f_turned:
    'The picture lies on its side: {{width}} × {{height}} px instead of {{wantedWidth}} × {{wantedHeight}} px. Turn it.',
  f_shape:
    'The shape is wrong: {{width}} × {{height}} px instead of {{wantedWidth}} × {{wantedHeight}} px. Export it in the size of the order.',
  f_shapeOf:
    'This looks like a book of {{book}} cm: {{width}} × {{height}} px instead of {{wantedWidth}} × {{wantedHeight}} px. Export it in the size of the order.',
  f_lowDensity:
    'Too small: {{width}} × {{height}} px would be printed at {{density}} dpi. {{wantedWidth}} × {{wantedHeight}} px are needed.',
  f_softDensity:
    'Somewhat small: {{density}} dpi instead of 300. Details may look soft. Better: {{wantedWidth}} × {{wantedHeight}} px.',
  f_scaled:
    'Not exactly the size: {{density}} dpi. The lab brings it to {{wantedWidth}} × {{wantedHeight}} px.',
  f_noBleed:
    'The 3 mm bleed is missing. The lab mirrors the edge; better export {{wantedWidth}} × {{wantedHeight}} px.',
  f_colourModel: 'The colours are {{model}}. The lab prints RGB: convert to sRGB or Adobe RGB.',
  f_gray: 'A grey picture. The lab turns it into RGB.',
  f_noProfile: 'No colour profile. The lab treats it as sRGB; colours may differ from your screen.',
  f_otherProfile:
    'The profile is {{profile}}. The lab converts it to sRGB; very strong colours may look quieter.',
  f_profileDiffers: 'The profile is {{profile}}, the order says {{wanted}}. Both are printed right.',
  f_depth: '{{depth}} bit per colour. The lab brings it to 8 bit.',
  f_layers: 'The TIFF holds {{pages}} pictures. Export one picture for each file.',
  f_alpha: 'The picture has transparent parts. The lab puts white behind them.',
  f_orientation: 'The picture is turned by its EXIF tag. The lab turns it upright.',
  f_blank: 'The picture is one colour. If it is meant so, nothing to do.',
  f_bareEdge:
    'The outer 3 mm are one colour on a side ({{sides}}). After trimming, a thin line may remain: let the picture run to the edge.',
  f_pdfLarge: 'The PDF is larger than {{megabytes}} MB. Export JPG or TIFF.',
  f_pdfLocked: 'The PDF is locked. Export it without a password.',
  f_pdfPages:
    'The PDF has {{pages}} pages, the order has {{wanted}} double pages. Export one page for each double page.',
  f_pdfOnePage: 'The PDF has {{pages}} pages. Export one PDF for each sheet.',
  f_pdfAllSpreads:
    'The PDF has {{wanted}} pages, one for each double page. Move it to “All double pages”, or export one PDF for each sheet.',
  f_pdfHalf: 'A PDF cannot be joined. Export JPG or TIFF.',
  f_pdfByHand:
    'Size of the PDF is right. Pictures and fonts were not looked at here: the lab does it by hand.',
  f_pdfNoBleed:
    'The PDF has no bleed: {{width}} × {{height}} mm instead of {{wantedWidth}} × {{wantedHeight}} mm. After trimming, a thin line may remain: export with 3 mm bleed on every side.',
  f_pdfNoBleedOn:
    'The PDF has no bleed (p. {{pages}}): {{width}} × {{height}} mm instead of {{wantedWidth}} × {{wantedHeight}} mm. After trimming, a thin line may remain: export with 3 mm bleed on every side.',
  f_pdfSize:
    'The PDF is {{width}} × {{height}} mm instead of {{wantedWidth}} × {{wantedHeight}} mm. Export it in the size of the order.',
  f_pdfSizeOn:
    'The PDF (p. {{pages}}) is {{width}} × {{height}} mm instead of {{wantedWidth}} × {{wantedHeight}} mm. Export it in the size of the order.',
  f_pdfLowDensity:
    'Too small: pictures of the PDF (p. {{pages}}) would be printed at {{density}} dpi instead of 300. Export it larger.',
  f_pdfSoftDensity:
    'Somewhat small: pictures of the PDF (p. {{pages}}) have {{density}} dpi instead of 300. Details may look soft. Better: export it larger.',
  f_pdfColour:
    'Colours of the PDF are {{model}} (p. {{pages}}). The lab prints RGB: convert to sRGB or Adobe RGB.',
  f_pdfFonts: 'Fonts are not in the PDF: {{fonts}}. Letters may differ: embed them or export as outlines.',
  // Advice on the name of the order, under its head
  f_nameLong:
    'Advice: the name “{{name}}” has {{length}} characters. Labels read best with up to {{most}}, such as “{{short}}”. Nothing to do now.',
  f_nameSymbols:
    'Advice: the name “{{name}}” has symbols ({{symbols}}). Labels read best without, such as “{{short}}”. Nothing to do now.',
  f_uncheckable: 'The lab could not open this file safely. Export it again as JPG or TIFF.',
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
