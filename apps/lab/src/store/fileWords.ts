import type { Language } from '@trade-area/core/contract';

interface FileWords {
  readonly prices: string;
  readonly from: string;
  readonly vat: string;
  readonly days: (days: string) => string;
  readonly sheet: string;
  readonly care: readonly string[];
  readonly careTitle: string;
  readonly colour: readonly string[];
  readonly colourTitle: string;
  readonly delivery: readonly string[];
  readonly deliveryTitle: string;
  readonly steps: readonly string[];
  readonly stepsTitle: string;
  readonly ask: string;
  readonly item: string;
  readonly currency: string;
  readonly size: string;
  /** Over the least number of pages. */
  readonly spread: string;
  readonly least: (pages: number) => string;
}

export const fileWords: Readonly<Record<Language, FileWords>> = {
  en: {
    prices: 'Price list',
    from: 'From',
    vat: 'Trade prices, excluding VAT. Size, pages and materials change the price: the configurator shows it as you choose.',
    days: (days) => `Ready ${days} working days after we have all your files.`,
    sheet: 'Technical sheet',
    careTitle: 'Materials and care',
    care: [
      'Leather: dust with a dry cloth, keep away from heating and direct sun.',
      'Linen and cotton: brush gently, never use water on the cover.',
      'Acrylic and metal: wipe with a soft, slightly damp cloth, no alcohol.',
      'Wood: small differences in grain and colour are natural.',
    ],
    colourTitle: 'Colour profiles',
    colour: [
      'We print from sRGB and Adobe RGB. Embed the profile when you export.',
      'Calibrate your screen once a month; work at 6500 K and 120 cd/m².',
      'Files without a profile are treated as sRGB.',
      'Order a hard proof if a skin tone or brand colour must be exact.',
    ],
    deliveryTitle: 'How to upload files',
    delivery: [
      'JPG at maximum quality, TIFF or PDF, 300 dpi at final size, 3 mm bleed on every side.',
      'Number the pages 001, 002, 003. The cover is a separate file.',
      'Keep faces and text at least 10 mm from the trim.',
      'Upload everything at once: working days count from the last file.',
    ],
    stepsTitle: 'Getting started',
    steps: [
      'Open the product in the store and press CREATE.',
      'Choose size, pages, cover and box.',
      'Place your images, or upload your finished layout.',
      'Check the preview page by page, then go to checkout.',
    ],
    ask: 'Questions? Your representative is happy to help.',
    item: 'Item',
    currency: 'Currency',
    size: 'Size',
    spread: 'Each additional spread',
    least: (pages) => `Prices for ${pages} pages`,
  },
  it: {
    prices: 'Listino',
    from: 'Da',
    vat: 'Prezzi riservati, IVA esclusa. Formati, pagine e materiali cambiano il prezzo: il configuratore lo mostra subito.',
    days: (days) => `Pronto in ${days} giorni lavorativi dai file completi.`,
    sheet: 'Scheda tecnica',
    careTitle: 'Materiali e cura',
    care: [
      'Pelle: spolvera con un panno asciutto, lontano da termosifoni e sole diretto.',
      'Lino e cotone: spazzola con delicatezza, mai acqua sulla copertina.',
      'Acrilico e metallo: panno morbido appena umido, senza alcol.',
      'Legno: piccole differenze di venatura e colore sono la firma del materiale.',
    ],
    colourTitle: 'Profili colore',
    colour: [
      'Stampiamo da sRGB e AdobeRGB. Incorpora il profilo quando esporti.',
      'Calibra lo schermo ogni mese; lavora a 6500 K e 120 cd/m².',
      'I file senza profilo sono letti come sRGB.',
      'Chiedi una prova colore quando un incarnato o un colore di marca deve essere esatto.',
    ],
    deliveryTitle: 'Come inviare i file',
    delivery: [
      'JPG alla massima qualità, TIFF o PDF, 300 dpi al formato finale, 3 mm di abbondanza per lato.',
      'Numera le pagine 001, 002, 003. La copertina è un file a parte.',
      'Tieni volti e testi a 10 mm dal taglio.',
      'Invia tutto insieme: i giorni di produzione contano dall’ultimo file.',
    ],
    stepsTitle: 'Per iniziare',
    steps: [
      'Apri il prodotto nello store e premi CREA.',
      'Scegli formato, pagine, copertina e cofanetto.',
      'Inserisci le foto, oppure invia le pagine già impaginate.',
      'Controlla l’anteprima pagina per pagina e vai al checkout.',
    ],
    ask: 'Domande? Il tuo referente in laboratorio ti aiuta volentieri.',
    item: 'Articolo',
    currency: 'Valuta',
    size: 'Formato',
    spread: 'Ogni doppia pagina in più',
    least: (pages) => `Prezzi con ${pages} pagine`,
  },
  es: {
    prices: 'Lista de precios',
    from: 'Desde',
    vat: 'Precios profesionales, IVA no incluido. Tamaño, páginas y materiales cambian el precio: el configurador lo muestra al momento.',
    days: (days) => `Listo en ${days} días laborables desde los archivos completos.`,
    sheet: 'Ficha técnica',
    careTitle: 'Materiales y cuidado',
    care: [
      'Piel: quita el polvo con un paño seco, lejos de la calefacción y del sol directo.',
      'Lino y algodón: cepilla con suavidad, nunca agua en la tapa.',
      'Metacrilato y metal: paño suave apenas húmedo, sin alcohol.',
      'Madera: las pequeñas diferencias de veta y color son propias del material.',
    ],
    colourTitle: 'Perfiles de color',
    colour: [
      'Imprimimos desde sRGB y AdobeRGB. Incrusta el perfil al exportar.',
      'Calibra la pantalla cada mes; trabaja a 6500 K y 120 cd/m².',
      'Los archivos sin perfil se leen como sRGB.',
      'Pide una prueba de color cuando un tono de piel o un color de marca deba ser exacto.',
    ],
    deliveryTitle: 'Cómo enviar los archivos',
    delivery: [
      'JPG en la mejor calidad, TIFF o PDF, 300 ppp a tamaño final, 3 mm de sangrado por lado.',
      'Numera las páginas 001, 002, 003. La portada es un archivo aparte.',
      'Deja caras y textos a 10 mm del corte.',
      'Envíalo todo de una vez: los días cuentan desde el último archivo.',
    ],
    stepsTitle: 'Primeros pasos',
    steps: [
      'Abre el producto en la tienda y pulsa CREAR.',
      'Elige tamaño, páginas, tapa y caja.',
      'Coloca tus fotos o envía las páginas ya maquetadas.',
      'Revisa la vista previa página a página y ve al pago.',
    ],
    ask: '¿Preguntas? Tu contacto en el laboratorio te ayuda con gusto.',
    item: 'Artículo',
    currency: 'Moneda',
    size: 'Tamaño',
    spread: 'Cada doble página adicional',
    least: (pages) => `Precios con ${pages} páginas`,
  },
  fr: {
    prices: 'Tarif',
    from: 'À partir de',
    vat: 'Tarifs professionnels, hors TVA. Format, pages et matières changent le prix : le configurateur l’affiche aussitôt.',
    days: (days) => `Prêt en ${days} jours ouvrés à compter des fichiers complets.`,
    sheet: 'Fiche technique',
    careTitle: 'Matières et entretien',
    care: [
      'Cuir : dépoussiérez avec un chiffon sec, loin du chauffage et du soleil direct.',
      'Lin et coton : brossez doucement, jamais d’eau sur la couverture.',
      'Acrylique et métal : chiffon doux à peine humide, sans alcool.',
      'Bois : de petites différences de veinage et de teinte font partie de la matière.',
    ],
    colourTitle: 'Profils colorimétriques',
    colour: [
      'Nous imprimons en sRGB et AdobeRGB. Incorporez le profil à l’export.',
      'Étalonnez l’écran chaque mois ; travaillez à 6500 K et 120 cd/m².',
      'Les fichiers sans profil sont lus en sRGB.',
      'Demandez une épreuve quand une carnation ou une couleur de marque doit être exacte.',
    ],
    deliveryTitle: 'Envoyer les fichiers',
    delivery: [
      'JPG en qualité maximale, TIFF ou PDF, 300 dpi au format final, 3 mm de fond perdu par côté.',
      'Numérotez les pages 001, 002, 003. La couverture est un fichier à part.',
      'Gardez visages et textes à 10 mm de la coupe.',
      'Envoyez tout en une fois : les jours comptent à partir du dernier fichier.',
    ],
    stepsTitle: 'Premiers pas',
    steps: [
      'Ouvrez le produit dans la boutique et appuyez sur CRÉER.',
      'Choisissez format, pages, couverture et coffret.',
      'Placez vos images ou envoyez vos pages déjà mises en page.',
      'Vérifiez l’aperçu page par page, puis passez au paiement.',
    ],
    ask: 'Des questions ? Votre interlocuteur au laboratoire vous aide volontiers.',
    item: 'Article',
    currency: 'Devise',
    size: 'Format',
    spread: 'Chaque double page en plus',
    least: (pages) => `Prix avec ${pages} pages`,
  },
  de: {
    prices: 'Preisliste',
    from: 'Ab',
    vat: 'Händlerpreise ohne MwSt. Format, Seiten und Material ändern den Preis: Der Konfigurator zeigt ihn sofort.',
    days: (days) => `Fertig in ${days} Werktagen ab vollständigen Dateien.`,
    sheet: 'Technisches Datenblatt',
    careTitle: 'Material und Pflege',
    care: [
      'Leder: mit trockenem Tuch abstauben, fern von Heizung und direkter Sonne.',
      'Leinen und Baumwolle: sanft bürsten, nie Wasser auf den Einband.',
      'Acryl und Metall: weiches, kaum feuchtes Tuch, kein Alkohol.',
      'Holz: kleine Unterschiede in Maserung und Ton gehören zum Material.',
    ],
    colourTitle: 'Farbprofile',
    colour: [
      'Wir drucken aus sRGB und AdobeRGB. Betten Sie das Profil beim Export ein.',
      'Bildschirm monatlich kalibrieren; mit 6500 K und 120 cd/m² arbeiten.',
      'Dateien ohne Profil werden als sRGB gelesen.',
      'Bestellen Sie einen Proof, wenn ein Hautton oder eine Hausfarbe genau stimmen muss.',
    ],
    deliveryTitle: 'Dateien senden',
    delivery: [
      'JPG in bester Qualität, TIFF oder PDF, 300 dpi in Endgröße, 3 mm Beschnitt an jeder Seite.',
      'Seiten mit 001, 002, 003 nummerieren. Der Einband ist eine eigene Datei.',
      'Gesichter und Text 10 mm vom Beschnitt entfernt halten.',
      'Alles auf einmal senden: Die Werktage zählen ab der letzten Datei.',
    ],
    stepsTitle: 'Erste Schritte',
    steps: [
      'Öffnen Sie das Produkt im Shop und drücken Sie GESTALTEN.',
      'Wählen Sie Format, Seiten, Einband und Box.',
      'Platzieren Sie Ihre Bilder, oder senden Sie fertig gestaltete Seiten.',
      'Prüfen Sie die Vorschau Seite für Seite und gehen Sie zur Kasse.',
    ],
    ask: 'Fragen? Ihre Ansprechperson im Labor hilft gern.',
    item: 'Artikel',
    currency: 'Währung',
    size: 'Format',
    spread: 'Jede weitere Doppelseite',
    least: (pages) => `Preise mit ${pages} Seiten`,
  },
};
