import { say } from '../say.mjs';

export const film = {
  account: 'au',
  page: 'account',
  steps: [
    {
      say: say(
        'Your account: the details for invoices and parcels.',
        'Il tuo account: i dati per fatture e spedizioni.',
        'Tu cuenta: los datos de facturas y envíos.',
        'Votre compte : les coordonnées des factures et des colis.',
        'Ihr Konto: die Angaben für Rechnungen und Pakete.',
      ),
      act: ({ page, point }) => point(page.getByLabel('Company name', { exact: true })),
    },
    {
      say: say(
        'Change a field, such as your phone number. A mistake is shown at once.',
        'Modifica un campo, ad esempio il telefono. Un errore appare subito.',
        'Cambia un campo, como tu teléfono. Un error se muestra al momento.',
        'Modifiez un champ, comme votre téléphone. Une erreur s’affiche aussitôt.',
        'Ändern Sie ein Feld, etwa das Telefon. Ein Fehler zeigt sich sofort.',
      ),
      async act({ page, type }) {
        const phone = page.getByLabel(/^Phone/).first();
        await phone.fill('');
        await type(phone, '+61 2 5550 1234');
      },
    },
    {
      say: say(
        'Save. What you have typed stays on this device until then.',
        'Salva. Fino ad allora quanto hai scritto resta su questo dispositivo.',
        'Guarda. Hasta entonces, lo escrito queda en este dispositivo.',
        'Enregistrez. Votre saisie reste sur cet appareil jusque-là.',
        'Speichern Sie. Bis dahin bleibt Ihre Eingabe auf diesem Gerät.',
      ),
      async act({ page, press }) {
        await press(page.getByRole('button', { name: 'SAVE', exact: true }));
        await page.getByText('Data are successfully saved!').waitFor();
      },
    },
    {
      say: say(
        'Under “Change password” you also see where you are signed in.',
        'In «Cambia password» vedi anche dove hai effettuato l’accesso.',
        'En «Cambiar contraseña» ves también dónde tienes la sesión abierta.',
        'Sous « Changer le mot de passe », vous voyez aussi vos sessions ouvertes.',
        'Unter „Passwort ändern“ sehen Sie auch, wo Sie angemeldet sind.',
      ),
      async act({ page, sites, rest, point }) {
        await page.goto(`${sites.portal}account?page=changePassword`);
        await page.getByText('This device').waitFor();
        await rest();
        await point(page.getByText('This device'));
      },
    },
    {
      say: say(
        'Manage your cards in the lab’s own page: their numbers never reach the portal.',
        'Gestisci le carte nella pagina del laboratorio: i numeri non arrivano al portale.',
        'Gestiona tus tarjetas en la página del laboratorio: el portal no ve los números.',
        'Gérez vos cartes dans la page du laboratoire : le portail ne voit pas leurs numéros.',
        'Karten verwalten Sie auf der Seite des Labors: Das Portal sieht keine Nummern.',
      ),
      async act({ page, sites, rest, point }) {
        await page.goto(`${sites.portal}account?page=managePayments`);
        const cards = page.locator('iframe[title="Your saved cards"]');
        await cards.waitFor();
        await rest();
        await point(cards);
      },
    },
    {
      say: say(
        'Language and appearance are at the top: light, dark, or as your device.',
        'Lingua e aspetto sono in alto: chiaro, scuro o come il dispositivo.',
        'El idioma y el aspecto están arriba: claro, oscuro o como tu dispositivo.',
        'Langue et apparence sont en haut : clair, sombre, ou comme votre appareil.',
        'Sprache und Darstellung stehen oben: hell, dunkel oder wie Ihr Gerät.',
      ),
      act: ({ page, point }) => point(page.getByRole('button', { name: /^Appearance/ }).first()),
    },
  ],
};
