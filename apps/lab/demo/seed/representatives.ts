import type { Contact, Representative } from '../../src/database/schema/customers.ts';

/** Sales representatives of the demonstration; those with `riferimenti` have further contacts (SHELL-09). */
function contact(given: Partial<Contact>): Contact {
  return {
    nome: '',
    numero_interno: '',
    email: '',
    titolo_contatto: '',
    salesCoordinator: '',
    salesCoordinator_numero_interno: '',
    salesCoordinator_email: '',
    indirizzo: '',
    numero_verde: '',
    telefono1: '',
    telefono2: '',
    telefono3: '',
    cellulare: '',
    fax: '',
    ...given,
  };
}

const representative = (given: Partial<Contact>, riferimenti: Contact[] = []): Representative => ({
  ...contact(given),
  riferimenti,
});

export const italianRep = representative(
  {
    nome: 'Elena Marchetti',
    numero_interno: '214',
    email: 'elena.marchetti@lab.test',
    titolo_contatto: 'Consulente commerciale',
    salesCoordinator: 'Paolo Venturi',
    salesCoordinator_numero_interno: '201',
    salesCoordinator_email: 'paolo.venturi@lab.test',
    indirizzo: 'Via dei Tigli 12, 36061 Bassano del Grappa (VI)',
    numero_verde: '800 555 010',
    telefono1: '+39 0424 555 0110',
    cellulare: '+39 347 555 0114',
    fax: '+39 0424 555 0199',
  },
  [
    contact({
      nome: 'Assistenza file',
      email: 'file@lab.test',
      titolo_contatto: 'Prestampa',
      telefono1: '+39 0424 555 0120',
    }),
  ],
);
export const americanRep = representative(
  {
    nome: 'Rachel Whitman',
    numero_interno: '31',
    email: 'rachel.whitman@lab.test',
    titolo_contatto: 'Account manager',
    numero_verde: '1-800-555-0133',
    telefono1: '+1 555 0134',
    telefono2: '+1 555 0135',
  },
  [
    contact({
      nome: 'Color desk',
      email: 'color@lab.test',
      titolo_contatto: 'Pre-press',
      telefono1: '+1 555 0138',
    }),
  ],
);
/** A representative with a name, a mailbox, a title and a telephone number only. */
export const simpleRepresentative = (
  nome: string,
  email: string,
  titolo_contatto: string,
  telefono1: string,
) => representative({ nome, email: `${email}@lab.test`, titolo_contatto, telefono1 });
