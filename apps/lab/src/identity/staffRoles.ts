/** Roles of the lab's staff. An administrator may do everything, and gives the others their roles. */
export const staffRoles = ['desk', 'workshop', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Roles by act, besides administrators; the acts are named like the desk's forms. */
const permissions = {
  message: ['desk'],
  answered: ['desk'],
  step: ['desk', 'workshop'],
  promise: ['desk'],
  ship: ['desk', 'workshop'],
  delivered: ['desk', 'workshop'],
  returned: ['desk'],
  price: ['desk'],
  paid: ['desk'],
  /** Starts the production of an order whose bank transfer has not arrived. */
  release: ['desk'],
  reversed: ['desk'],
  refunded: ['desk'],
  reprint: ['desk'],
  /** The print files of an ordered project: makes what is missing, or stops. */
  render: ['desk', 'workshop'],
  stopRender: ['desk', 'workshop'],
  /** Cancels an order that is not in production. */
  cancel: ['desk'],
  /** The list of overdue payments, and their reminders. */
  reminder: ['desk'],
  /** Failed jobs: Retry and Delete. */
  jobs: ['desk', 'workshop'],
  /** The photos that customers shared: their permissions, and downloads. */
  photos: ['desk'],
  /** Conversations with people without an account. */
  contacts: ['desk'],
  /** The customers' accounts: create, change, invite, deactivate. */
  customers: ['desk'],
  /** Requests of customers for an erasure of their data. */
  privacy: ['desk'],
  /** The documents of all customers, for the accountant. */
  accounts: [],
  /** The accounts of the lab's staff. */
  people: [],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffPermission = keyof typeof permissions;

/** False also for an act that has no row above, and for a role that is none. */
export function isPermitted(role: string, act: string): boolean {
  if (role === 'administrator') return true;
  const roles: readonly string[] = Object.hasOwn(permissions, act) ? permissions[act as StaffPermission] : [];
  return roles.includes(role);
}
