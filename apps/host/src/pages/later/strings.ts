import { defineTexts } from '@trade-area/widgets';

const english = {
  /** Small line above the title of a page that is not open yet. */
  soon: 'Being prepared',
  /** Heading of the list of what the page will hold. */
  willBe: 'What you will find here',
  /** Heading of the way to go until then. */
  meanwhile: 'What you can do today',
  /** Buttons. */
  toOrders: 'Go to your orders',
  toSignIn: 'Sign in',
  toStore: 'Open the store',
  toDashboard: 'Back to the dashboard',

  /** Fallback page of any unknown address (SHELL-23). */
  homeTitle: 'Explore, design, order',
  homeText:
    'There is nothing at this address, but the store is a few steps away: look at the albums and prints, design one of your own, and order it.',

  /** /ta/projects */
  projectsLead: 'Every design you began and did not order yet.',
  projects1: 'One card per project, with its picture, its name and when you last worked on it',
  projects2: 'One tab per product family, from Wedding Book to calendars',
  projects3: 'Buttons to go on with a project or to delete it',
  projectsNow:
    'Projects you already sent are orders: you find them, with their progress, in your order list.',

  /** /ta/documents, /ta/download, /ta/tecnical-info */
  documentsLead: 'Price lists, technical information, templates and layout software.',
  documents1: 'Price lists and technical sheets by product',
  documents2: 'Layout templates for every format, in centimetres and inches',
  documents3: 'The layout software for Mac and Windows, with its guide',
  documentsNow: 'Your sales representative sends you the price list or the template you need by e-mail.',

  /** /ta/marketing-materials */
  marketingLead: 'Pictures, videos and texts to show our products to your couples.',
  marketing1: 'Photographs of the products, in high and in web resolution',
  marketing2: 'Seasonal material and material by genre, in folders',
  marketing3: 'A preview of every file before you download it',
  marketingNow: 'Tell your sales representative which product you want to show; the files come by e-mail.',

  /** /ta/video-tutorials */
  videosLead: 'Short films that show a product, a tool or a step.',
  videos1: 'Tutorials on preparing files and designing a spread',
  videos2: 'The nine lessons of the layout software',
  videos3: 'Films about the materials, to choose with your couples',
  videosNow: 'For a question about a layout, your sales representative helps by phone or e-mail.',

  /** /ta/faq */
  helpLead: 'Answers to what photographers ask us most, and our policies.',
  help1: 'A search through all questions and answers',
  help2: 'Ordering, preparing files, samples and materials, delivery, products',
  help3: 'Policy and procedures: what to check when a parcel arrives',
  helpNow:
    'Please inspect a parcel when it arrives and report a flaw within two weeks. For any other question, your sales representative is there.',

  /** /ta/config-product/…, /ta/config-print/… */
  designingLead: 'The tool in which this product is designed.',
  designing1: 'Your product in three dimensions or as pages, with your own photographs',
  designing2: 'Sizes, covers and materials to choose from, with the price as you choose',
  designing3: 'Everything saved as you go, to be ordered or continued later',
  designingNow:
    'You can order this product with files of your own: its page in the store has templates and technical data. Your sales representative helps with anything else.',

  /** /ta/create-layout */
  layoutHelpLead: 'Three ways to a finished layout, one beside the other.',
  layoutHelp1: 'The layout software, for Mac and Windows',
  layoutHelp2: 'A guide to templates, for those who print and bind a design of their own',
  layoutHelp3: 'A design made by the lab, from your photographs',
  layoutHelpNow:
    'The lab designs for you on request: tell your sales representative how many photographs there are and for when.',

  /** /ta/print-again */
  printAgainLead: 'Everything you designed before, to be ordered once more.',
  printAgain1: 'Your saved designs with picture, pages and today’s price',
  printAgain2: 'Order again, edit, duplicate, delete',
  printAgain3: 'A search through all of them',
  printAgainNow: 'To have an order printed again today, give your sales representative its code.',

  /** /ta/share-foto-album, /ta/share-foto-album-list */
  sharingLead: 'Show us photographs of your finished products.',
  sharing1: 'An upload for pictures of albums and prints as your couples hold them',
  sharing2: 'Tags, and a link to the order each belongs to',
  sharing3: 'Your gallery of everything you shared, with what may be published',
  sharingNow: 'Send pictures you are proud of to your sales representative: we are glad about every one.',

  /** /ta/disney, /ta/graphistore/disney */
  partnerLead: 'Licensed prints with the names of your couples.',
  partner1: 'Three products with a quantity and a personal name',
  partner2: 'Delivery to the studio or straight to the couple',
  partner3: 'A price that stands before you order',
  partnerNow: 'The licensed prints can be ordered through your sales representative.',

  /** /ta/contact */
  contactLead: 'A way to write to us without signing in.',
  contact1: 'A greeting by your name, because the link knows you',
  contact2: 'A message to our staff',
  contact3: 'An answer by e-mail',
  contactNow: 'Answer the e-mail that brought you here: it reaches the same people.',

  /** /ta/showVideo */
  filmLead: 'The film that was sent to you.',
  film1: 'It plays here, on a telephone too',
  film2: 'No account is needed',
  film3: 'The way back to the person who sent it',
  filmNow: 'Answer the e-mail that brought you here, and we will send the film itself.',
} as const;

export type LaterTexts = typeof english;

/** Words of pages that are not open yet, each with what will be there and what to do until then. */
export const laterTexts = defineTexts('later', english);
