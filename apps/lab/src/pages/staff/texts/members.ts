import type { MemberState, Right } from '@trade-area/core/contract';
import type { DeskLanguage } from '../desk.ts';

export interface MemberDeskTexts {
  /** Heading of the persons of a studio on the page of a customer. */
  readonly title: string;
  readonly empty: string;
  readonly rights: Readonly<Record<Right, string>>;
  readonly noRights: string;
  readonly states: Readonly<Record<MemberState, string>>;
  readonly lastSignIn: (at: string) => string;
  readonly neverSignedIn: string;
  /** On the page of an order. */
  readonly placedBy: (name: string) => string;
}

/** Texts about the persons of a studio who sign in beside its owner. */
export const memberTexts: Readonly<Record<DeskLanguage, MemberDeskTexts>> = {
  en: {
    title: 'People of the studio',
    empty: 'Only the owner signs in to this account.',
    rights: { orders: 'Orders', payments: 'Payments', profile: 'Profile' },
    noRights: 'No rights',
    states: { active: 'Active', invited: 'Invited', expired: 'Invitation expired' },
    lastSignIn: (at) => `Last sign-in ${at}`,
    neverSignedIn: 'Has not signed in yet',
    placedBy: (name) => `Placed by ${name}`,
  },
  it: {
    title: 'Collaboratori dello studio',
    empty: 'A questo account accede solo il titolare.',
    rights: { orders: 'Ordini', payments: 'Pagamenti', profile: 'Profilo' },
    noRights: 'Nessuna autorizzazione',
    states: { active: 'Attivo', invited: 'Invitato', expired: 'Invito scaduto' },
    lastSignIn: (at) => `Ultimo accesso ${at}`,
    neverSignedIn: 'Non ha ancora effettuato l’accesso',
    placedBy: (name) => `Ordine effettuato da ${name}`,
  },
  es: {
    title: 'Colaboradores del estudio',
    empty: 'Solo el titular accede a esta cuenta.',
    rights: { orders: 'Pedidos', payments: 'Pagos', profile: 'Perfil' },
    noRights: 'Sin permisos',
    states: { active: 'Activo', invited: 'Invitado', expired: 'Invitación caducada' },
    lastSignIn: (at) => `Último acceso: ${at}`,
    neverSignedIn: 'Sin accesos por ahora',
    placedBy: (name) => `Pedido realizado por ${name}`,
  },
  fr: {
    title: 'Collaborateurs du studio',
    empty: 'Seul le titulaire se connecte à ce compte.',
    rights: { orders: 'Commandes', payments: 'Paiements', profile: 'Profil' },
    noRights: 'Aucun droit',
    states: { active: 'Actif', invited: 'Invité', expired: 'Invitation expirée' },
    lastSignIn: (at) => `Dernière connexion : ${at}`,
    neverSignedIn: 'Ne s’est pas encore connecté',
    placedBy: (name) => `Commande passée par ${name}`,
  },
  de: {
    title: 'Personen des Studios',
    empty: 'Nur der Inhaber meldet sich in diesem Konto an.',
    rights: { orders: 'Bestellungen', payments: 'Zahlungen', profile: 'Profil' },
    noRights: 'Keine Rechte',
    states: { active: 'Aktiv', invited: 'Eingeladen', expired: 'Einladung abgelaufen' },
    lastSignIn: (at) => `Letzte Anmeldung ${at}`,
    neverSignedIn: 'Noch nicht angemeldet',
    placedBy: (name) => `Bestellt von ${name}`,
  },
};
