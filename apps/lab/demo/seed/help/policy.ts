import type { Texts } from '../../../src/database/schema/shop.ts';

/** The demonstration's POLICY & PROCEDURES (FAQ-15). */
export const policy: Texts = {
  en: `# When your order arrives
Inspect the order on receipt, and report any flaw within two weeks. Keep the original packaging until you have checked everything: we may need it for a claim with the courier.

# Drop shipments
The same applies to orders that we ship straight to your couple. Ask them to inspect the parcel when it arrives and to keep its packaging.

# Later claims
Claims for damage that is reported later may be denied.

# Other questions
For anything else, contact your sales representative.`,
  it: `# Quando arriva l’ordine
Controlla l’ordine al ricevimento e segnala ogni difetto entro due settimane. Conserva l’imballo originale finché non hai controllato tutto: potrebbe servirci per un reclamo al corriere.

# Spedizioni agli sposi
Lo stesso vale per gli ordini che spediamo direttamente agli sposi. Chiedi loro di controllare il pacco all’arrivo e di conservare l’imballo.

# Segnalazioni tardive
Una segnalazione di danni successiva può essere rifiutata.

# Altre domande
Per ogni altra domanda contatta il tuo referente commerciale.`,
  es: `# Cuando llega tu pedido
Revisa el pedido al recibirlo y comunica cualquier defecto en un plazo de dos semanas. Guarda el embalaje original hasta haberlo comprobado todo: puede hacernos falta para reclamar al transportista.

# Envíos a la pareja
Lo mismo se aplica a los pedidos que enviamos directamente a la pareja. Pídele que revise el paquete cuando llegue y que guarde el embalaje.

# Reclamaciones posteriores
Las reclamaciones por daños comunicados más tarde pueden rechazarse.

# Otras preguntas
Para cualquier otra cosa, contacta con tu comercial.`,
  fr: `# À l’arrivée de votre commande
Contrôlez la commande dès sa réception et signalez tout défaut dans les deux semaines. Gardez l’emballage d’origine jusqu’à la fin du contrôle\u00a0: il peut nous servir pour une réclamation auprès du transporteur.

# Livraison aux mariés
Il en va de même pour les commandes que nous livrons directement aux mariés. Demandez-leur de contrôler le colis à son arrivée et d’en garder l’emballage.

# Réclamations tardives
Les réclamations pour des dommages signalés plus tard peuvent être refusées.

# Autres questions
Pour toute autre question, contactez votre commercial.`,
  de: `# Wenn Ihre Bestellung eintrifft
Prüfen Sie die Bestellung bei Erhalt und melden Sie jeden Mangel innerhalb von zwei Wochen. Bewahren Sie die Originalverpackung auf, bis Sie alles geprüft haben: Wir können sie für eine Reklamation beim Paketdienst brauchen.

# Lieferung an das Brautpaar
Dasselbe gilt für Bestellungen, die wir direkt an das Brautpaar liefern. Bitten Sie es, das Paket bei der Ankunft zu prüfen und die Verpackung aufzubewahren.

# Spätere Reklamationen
Reklamationen von Schäden, die später gemeldet werden, können abgelehnt werden.

# Weitere Fragen
Wenden Sie sich bei allen weiteren Fragen an Ihren Ansprechpartner.`,
};
