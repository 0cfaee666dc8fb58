import type { Language } from '@trade-area/core/contract';

interface FileTexts {
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

export const fileTexts: Readonly<Record<Language, FileTexts>> = {
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
    vat: 'Prezzi riservati ai professionisti, IVA esclusa. Il prezzo varia con formato, pagine e materiali: il configuratore lo aggiorna subito.',
    days: (days) => `Pronto in ${days} giorni lavorativi dalla ricezione di tutti i file.`,
    sheet: 'Scheda tecnica',
    careTitle: 'Materiali e cura',
    care: [
      'Pelle: spolvera con un panno asciutto, lontano da termosifoni e sole diretto.',
      'Lino e cotone: spazzola con delicatezza, mai acqua sulla copertina.',
      'Acrilico e metallo: panno morbido appena umido, senza alcol.',
      'Legno: piccole differenze di venatura e colore sono naturali.',
    ],
    colourTitle: 'Profili colore',
    colour: [
      'Stampiamo da sRGB e Adobe RGB. Incorpora il profilo quando esporti.',
      'Calibra lo schermo ogni mese; lavora a 6500 K e 120 cd/m².',
      'I file senza profilo sono trattati come sRGB.',
      'Chiedi una prova colore se un incarnato o un colore aziendale deve essere preciso.',
    ],
    deliveryTitle: 'Come caricare i file',
    delivery: [
      'JPG alla massima qualità, TIFF o PDF, 300 dpi nel formato finale, 3 mm di abbondanza su ogni lato.',
      'Numera le pagine 001, 002, 003. La copertina è un file a parte.',
      'Tieni volti e testi ad almeno 10 mm dal rifilo.',
      'Carica tutto insieme: i giorni di produzione si contano dall’ultimo file.',
    ],
    stepsTitle: 'Per iniziare',
    steps: [
      'Apri il prodotto nello store e premi «Crea».',
      'Scegli formato, pagine, copertina e cofanetto.',
      'Inserisci le foto, oppure carica le pagine già impaginate.',
      'Controlla l’anteprima pagina per pagina e completa l’ordine.',
    ],
    ask: 'Domande? Il tuo referente in laboratorio ti aiuta volentieri.',
    item: 'Articolo',
    currency: 'Valuta',
    size: 'Formato',
    spread: 'Ogni doppia pagina in più',
    least: (pages) => `Prezzi con ${pages} pagine`,
  },
  es: {
    prices: 'Tarifa',
    from: 'Desde',
    vat: 'Precios profesionales, IVA no incluido. El tamaño, las páginas y los materiales cambian el precio: el configurador lo muestra al momento.',
    days: (days) => `Listo en ${days} días laborables desde que recibimos todos los archivos.`,
    sheet: 'Ficha técnica',
    careTitle: 'Materiales y cuidados',
    care: [
      'Piel: quita el polvo con un paño seco; evita la calefacción y el sol directo.',
      'Lino y algodón: cepilla con suavidad; nunca mojes la tapa.',
      'Metacrilato y metal: limpia con un paño suave apenas húmedo, sin alcohol.',
      'Madera: las pequeñas diferencias de veta y color son propias del material.',
    ],
    colourTitle: 'Perfiles de color',
    colour: [
      'Trabajamos con sRGB y Adobe RGB. Incrusta el perfil al exportar.',
      'Calibra la pantalla cada mes; trabaja a 6500 K y 120 cd/m².',
      'Los archivos sin perfil se interpretan como sRGB.',
      'Pide una prueba de color si un tono de piel o un color corporativo debe ser exacto.',
    ],
    deliveryTitle: 'Cómo preparar los archivos',
    delivery: [
      'JPG a máxima calidad, TIFF o PDF, a 300 ppp y tamaño final, con 3 mm de sangrado por lado.',
      'Numera las páginas 001, 002, 003. La portada es un archivo aparte.',
      'Mantén rostros y textos a 10 mm del corte como mínimo.',
      'Súbelo todo de una vez: el plazo de producción cuenta desde el último archivo.',
    ],
    stepsTitle: 'Primeros pasos',
    steps: [
      'Abre el producto en la tienda y pulsa «Crear».',
      'Elige tamaño, páginas, tapa y caja.',
      'Coloca tus fotos o sube las páginas ya maquetadas.',
      'Revisa la vista previa página a página y finaliza el pedido.',
    ],
    ask: '¿Tienes dudas? Tu contacto en el laboratorio te ayudará.',
    item: 'Artículo',
    currency: 'Moneda',
    size: 'Tamaño',
    spread: 'Cada doble página adicional',
    least: (pages) => `Precios con ${pages} páginas`,
  },
  fr: {
    prices: 'Tarif',
    from: 'À partir de',
    vat: 'Tarifs professionnels, hors TVA. Le prix varie selon le format, le nombre de pages et les matières : le configurateur l’affiche en temps réel.',
    days: (days) => `Prêt en ${days} jours ouvrés après réception des fichiers complets.`,
    sheet: 'Fiche technique',
    careTitle: 'Matières et entretien',
    care: [
      'Cuir : dépoussiérez avec un chiffon sec, loin du chauffage et du soleil direct.',
      'Lin et coton : brossez doucement, jamais d’eau sur la couverture.',
      'Acrylique et métal : chiffon doux à peine humide, sans alcool.',
      'Bois : de petites différences de veinage et de teinte font partie de la matière.',
    ],
    colourTitle: 'Profils colorimétriques',
    colour: [
      'Nous imprimons à partir de fichiers sRGB ou Adobe RGB. Incorporez le profil à l’export.',
      'Calibrez votre écran chaque mois ; travaillez à 6500 K et 120 cd/m².',
      'Les fichiers sans profil sont lus en sRGB.',
      'Demandez une épreuve papier quand une carnation ou une couleur de marque doit être exacte.',
    ],
    deliveryTitle: 'Envoyer les fichiers',
    delivery: [
      'JPG en qualité maximale, TIFF ou PDF, 300 dpi au format final, 3 mm de fond perdu de chaque côté.',
      'Numérotez les pages 001, 002, 003. La couverture est un fichier à part.',
      'Gardez visages et textes à au moins 10 mm de la coupe.',
      'Envoyez tout en une fois : le délai court à partir du dernier fichier reçu.',
    ],
    stepsTitle: 'Premiers pas',
    steps: [
      'Ouvrez le produit dans la boutique et cliquez sur « Créer ».',
      'Choisissez le format, le nombre de pages, la couverture et le coffret.',
      'Placez vos images ou envoyez vos pages déjà mises en page.',
      'Vérifiez l’aperçu page par page, puis passez au paiement.',
    ],
    ask: 'Une question ? Votre commercial vous aide avec plaisir.',
    item: 'Article',
    currency: 'Devise',
    size: 'Format',
    spread: 'Double page supplémentaire',
    least: (pages) => `Prix pour ${pages} pages`,
  },
  de: {
    prices: 'Preisliste',
    from: 'Ab',
    vat: 'Preise für Gewerbekunden, zzgl. MwSt. Der Preis hängt von Format, Seitenzahl und Material ab: Der Konfigurator zeigt ihn sofort.',
    days: (days) => `Fertig in ${days} Werktagen, sobald alle Dateien vorliegen.`,
    sheet: 'Technisches Datenblatt',
    careTitle: 'Material und Pflege',
    care: [
      'Leder: mit trockenem Tuch abstauben, fern von Heizung und direkter Sonne.',
      'Leinen und Baumwolle: sanft abbürsten, kein Wasser auf den Einband.',
      'Acryl und Metall: mit weichem, leicht feuchtem Tuch abwischen, ohne Alkohol.',
      'Holz: kleine Unterschiede in Maserung und Farbton gehören zum Material.',
    ],
    colourTitle: 'Farbprofile',
    colour: [
      'Wir drucken Dateien in sRGB und Adobe RGB. Betten Sie das Profil beim Export ein.',
      'Kalibrieren Sie Ihren Bildschirm monatlich; arbeiten Sie mit 6500 K und 120 cd/m².',
      'Dateien ohne Profil behandeln wir als sRGB.',
      'Bestellen Sie einen Farbproof, wenn ein Hautton oder eine Markenfarbe genau stimmen muss.',
    ],
    deliveryTitle: 'So laden Sie Dateien hoch',
    delivery: [
      'JPG in bester Qualität, TIFF oder PDF, 300 dpi im Endformat, 3 mm Beschnitt rundum.',
      'Nummerieren Sie die Seiten mit 001, 002, 003. Der Einband ist eine eigene Datei.',
      'Halten Sie mit Gesichtern und Text 10 mm Abstand zur Schnittkante.',
      'Laden Sie alles auf einmal hoch: Die Produktionszeit zählt ab der letzten Datei.',
    ],
    stepsTitle: 'Erste Schritte',
    steps: [
      'Öffnen Sie das Produkt im Shop und wählen Sie „Gestalten“.',
      'Wählen Sie Format, Seiten, Einband und Box.',
      'Platzieren Sie Ihre Bilder oder laden Sie fertig gestaltete Seiten hoch.',
      'Prüfen Sie die Vorschau Seite für Seite und gehen Sie zur Kasse.',
    ],
    ask: 'Fragen? Ihr Ansprechpartner im Labor hilft gern.',
    item: 'Artikel',
    currency: 'Währung',
    size: 'Format',
    spread: 'Jede weitere Doppelseite',
    least: (pages) => `Preise für ${pages} Seiten`,
  },
};
