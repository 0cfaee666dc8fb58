import type { Money } from '../kernel/index.ts';
import type { Result } from '../kernel/result.ts';
import type { FileLine } from '../kernel/transport.ts';
import type { PrintProject, ProjectPhoto, ProjectProduct } from '../layout/index.ts';

/** A size of a product that a project can be made in. */
export interface PrintChoice extends ProjectProduct {
  /** Of the product. */
  readonly name: string;
  /** Of one piece; null = this person sees no prices. */
  readonly price: Money | null;
  /** Prices of one piece from a number of pieces on, the fewest first. Default: none. */
  readonly tiers?: readonly { readonly from: number; readonly price: Money }[];
  /** Pieces are sold in multiples of it. Default 1. */
  readonly pack?: number;
  /** Choices beside the size, which the document names in `options`. Default: none. */
  readonly options?: readonly PrintOption[];
}

/** A choice of a product, in the customer’s language. */
export interface PrintOption {
  readonly name: string;
  readonly label: string;
  /** The value of a document that does not name it. */
  readonly initial: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** A project as the lab opens it. */
export interface OpenedPrint {
  readonly project: PrintProject;
  /** Fields that go along with each photo of the project. */
  readonly upload: Readonly<Record<string, string>>;
}

/** A photo as the lab has it. */
export interface LabPhoto {
  /** The lab’s name of its upload, by which an interrupted one is continued. */
  readonly upload: string;
  /** SHA-256 of its file: the `hash` of a photo of the project. */
  readonly hash: string;
  /** `partial`: interrupted; `arrived`: it is being read; `refused`: it cannot be printed. */
  readonly state: 'partial' | 'arrived' | 'ready' | 'refused';
  /** Its record in the project, once it is ready. */
  readonly record: Partial<Omit<ProjectPhoto, 'id'>>;
}

/** Price of a project: of all its prints, or of so many books. */
export interface PrintPrice {
  readonly pieces: number;
  readonly lines: readonly { readonly label: string; readonly pieces: number; readonly amount: Money }[];
  /** Products less discount. */
  readonly total: Money;
  readonly discount: Money | null;
  /** ISO day on which they are ready to ship; '' = not known. */
  readonly dispatch: string;
}

/** A state of a project that the lab has kept. */
export interface PrintVersion {
  readonly rev: number;
  /** ISO time. */
  readonly savedAt: string;
  /** Browser and system that it came from, in a word each; '' = not known. */
  readonly device: string;
  readonly sheets: number;
  readonly photos: number;
}

/** The lab, as the editor of prints knows it. A memory version stands in its place in tests. */
export interface PrintLab {
  /** Products and sizes of the family. */
  choices(): Promise<Result<readonly PrintChoice[]>>;
  create(uuid: string, choice: PrintChoice): Promise<Result<OpenedPrint>>;
  open(uuid: string): Promise<Result<OpenedPrint>>;
  save(project: PrintProject): Promise<Result<{ readonly rev: number }>>;
  /** Photos of a project that have been sent, wholly or in part. */
  photos(uuid: string): Promise<Result<readonly LabPhoto[]>>;
  /** Fetched when the first photo is sent. */
  line(): Promise<FileLine>;
  /** States that can be restored, the newest first. */
  versions(uuid: string): Promise<Result<readonly PrintVersion[]>>;
  /** Makes a version the newest revision of the project; `conflict` when `rev` is no longer the newest. */
  restore(project: Pick<PrintProject, 'uuid' | 'rev'>, version: number): Promise<Result<OpenedPrint>>;
  /** The price of the newest revision; null = this person sees none. */
  price(uuid: string): Promise<Result<PrintPrice | null>>;
}
