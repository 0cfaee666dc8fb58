import type { AccountTexts } from '../../account/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const account: Texts<AccountTexts> = {
  welcome: 'Bienvenido',
  welcomeFeminine: 'Bienvenida',
  yourInfo: 'Tus datos',
  company: 'Empresa',
  customerCode: 'Código de cliente',
  address: 'Dirección',
  city: 'Ciudad',
  country: 'País',
  area: 'Área comercial',
  vat: 'NIF/IVA',
  toAccount: 'Ir a tu cuenta',
  salesRep: 'TU REPRESENTANTE COMERCIAL',
  contact: 'CONTACTO',
  noRep:
    'Tu cuenta todavía no tiene a nadie asignado. Escríbenos desde el cuadro de mensajes de cualquier pedido.',
  extension: 'Extensión {{number}}',
  salesCoordinator: 'Coordinación de ventas',
  tollFree: 'Teléfono gratuito',
  phone: 'Teléfono',
  phone2: 'Teléfono 2',
  phone3: 'Teléfono 3',
  mobile: 'Móvil',
  fax: 'Fax',
  email: 'Correo electrónico',
  otherContacts: 'Otros contactos',
  language: 'Idioma',
  languageNotSaved:
    'El idioma ha cambiado aquí, pero no se ha podido guardar en tu cuenta. Elígelo de nuevo más tarde.',
  eoriTitle: 'Falta tu número EORI',
  eoriText: 'Desde el Brexit lo necesitamos para pasar tus paquetes por la aduana sin retrasos.',
  eoriAction: 'Añadir el número EORI',
};
