/** So many attempts at once, and then one more each `every` milliseconds. In any day: `burst` + a day / `every`. */
export interface Allowance {
  readonly name: string;
  readonly burst: number;
  readonly every: number;
}

/** An attempt that is counted for `of`: an address, an account, a device. */
export interface Claim {
  readonly allowance: Allowance;
  readonly of: string;
}

/** Attempts that were counted; `giveBack` makes them uncounted, for an attempt that succeeded. */
export interface Taken {
  giveBack(): Promise<void>;
}

/** Counts attempts in the database, on its clock, for all labs that share it. */
export interface Limits {
  /**
   * Takes one attempt of each allowance, or none.
   * @throws tooMany with the seconds until the allowance that is used up has one more.
   */
  take(first: Claim, second?: Claim): Promise<Taken>;
}
