// Long because each text is in five languages.
import { texts } from '../../store/texts.ts';
import { paragraph } from './item.ts';
import type { DemoLayoutItem } from './item.ts';

/** The second way: own graphics on the lab's templates, printed and bound (LAY-03, LAY-24, LAY-25). */
export const templates: readonly DemoLayoutItem[] = [
  {
    id: 'template-card',
    block: 'card',
    title: texts('Print and bind', 'Stampa e rilega', 'Imprimir y encuadernar', 'Impression et reliure', 'Drucken und binden'),
    text: paragraph(
      'You lay out your book in the program that you know, on our templates. We print and bind it.',
      'Impagini il tuo libro con il programma che conosci, sui nostri template. Noi lo stampiamo e lo rileghiamo.',
      'Maquetas tu libro con el programa que conoces, sobre nuestras plantillas. Nosotros lo imprimimos y lo encuadernamos.',
      'Vous composez votre livre dans le logiciel que vous connaissez, sur nos gabarits. Nous l’imprimons et le relions.',
      'Sie gestalten Ihr Buch in dem Programm, das Sie kennen, auf unseren Vorlagen. Wir drucken und binden es.',
    ),
  },
  {
    id: 'template-intro',
    block: 'intro',
    title: texts('Grafica Fornita Libri', 'Grafica Fornita Libri', 'Grafica Fornita Libri', 'Grafica Fornita Libri', 'Grafica Fornita Libri'),
    text: paragraph(
      'You supply finished spreads at the exact size of your book. Choose the size below, and check your files against the five requirements before you upload them.',
      'Fornisci le doppie pagine già impaginate, nella misura esatta del tuo libro. Scegli il formato qui sotto e, prima di caricare i file, controllali con i cinque requisiti.',
      'Nos entregas las dobles páginas ya maquetadas, con la medida exacta de tu libro. Elige el tamaño aquí abajo y, antes de subir los archivos, compruébalos con los cinco requisitos.',
      'Vous fournissez des doubles pages terminées, à la taille exacte de votre livre. Choisissez le format ci-dessous et contrôlez vos fichiers d’après les cinq exigences avant de les envoyer.',
      'Sie liefern fertige Doppelseiten in der genauen Größe Ihres Buchs. Wählen Sie unten das Format, und prüfen Sie Ihre Dateien vor dem Hochladen anhand der fünf Anforderungen.',
    ),
  },
  {
    id: 'exact-dimensions',
    block: 'requirements',
    title: texts('Exact dimensions', 'Dimensioni esatte', 'Dimensiones exactas', 'Dimensions exactes', 'Genaue Maße'),
    text: paragraph(
      'Each file has exactly the dimensions of the template.',
      'Ogni file ha esattamente le dimensioni del template.',
      'Cada archivo tiene exactamente las dimensiones de la plantilla.',
      'Chaque fichier a exactement les dimensions du gabarit.',
      'Jede Datei hat genau die Maße der Vorlage.',
    ),
  },
  {
    id: 'safety-margin',
    block: 'requirements',
    title: texts('Safety margin and trim', 'Margine di sicurezza e rifilo', 'Margen de seguridad y corte', 'Marge de sécurité et coupe', 'Sicherheitsabstand und Schnittkante'),
    text: paragraph(
      'Keep faces and text inside the safety margin of the template. What lies outside the trim is cut off.',
      'Tieni volti e testi dentro il margine di sicurezza del template. Ciò che è oltre il rifilo viene tagliato.',
      'Mantén las caras y los textos dentro del margen de seguridad de la plantilla. Lo que queda fuera del corte se recorta.',
      'Gardez visages et textes dans la marge de sécurité du gabarit. Ce qui dépasse la coupe est rogné.',
      'Gesichter und Texte bleiben innerhalb des Sicherheitsabstands der Vorlage. Was außerhalb der Schnittkante liegt, wird abgeschnitten.',
    ),
  },
  {
    id: 'minimum-size',
    block: 'requirements',
    title: texts('Minimum size without interpolation', 'Dimensione minima senza interpolazione', 'Tamaño mínimo sin interpolación', 'Taille minimale sans interpolation', 'Mindestgröße ohne Interpolation'),
    text: paragraph(
      'Photos are large enough for their place in the layout as they come from the camera. Enlarging them by software adds no detail.',
      'Le foto sono abbastanza grandi per il loro spazio così come escono dalla fotocamera. Ingrandirle con un programma non aggiunge dettaglio.',
      'Las fotos son lo bastante grandes para su espacio tal como salen de la cámara. Ampliarlas con un programa no añade detalle.',
      'Les photos sont assez grandes pour leur emplacement telles qu’elles sortent de l’appareil. Les agrandir par logiciel n’ajoute aucun détail.',
      'Die Fotos sind so groß, wie ihre Stelle im Layout es verlangt, direkt aus der Kamera. Ein Hochrechnen bringt keine Details.',
    ),
  },
  {
    id: 'rgb-profile',
    block: 'requirements',
    title: texts('RGB with an embedded profile', 'RGB con profilo incorporato', 'RGB con perfil incrustado', 'RVB avec profil incorporé', 'RGB mit eingebettetem Profil'),
    text: paragraph(
      'RGB only, with sRGB or AdobeRGB embedded. No CMYK.',
      'Solo RGB, con sRGB o AdobeRGB incorporato. Niente CMYK.',
      'Solo RGB, con sRGB o AdobeRGB incrustado. Nada de CMYK.',
      'RVB uniquement, avec sRGB ou AdobeRGB incorporé. Pas de CMJN.',
      'Nur RGB, mit eingebettetem sRGB oder AdobeRGB. Kein CMYK.',
    ),
  },
  {
    id: 'calibrated-monitor',
    block: 'requirements',
    title: texts('Calibrated monitor', 'Monitor calibrato', 'Monitor calibrado', 'Écran calibré', 'Kalibrierter Monitor'),
    text: paragraph(
      'Judge colours on a calibrated monitor: we print what the file says.',
      'Valuta i colori su un monitor calibrato: stampiamo ciò che dice il file.',
      'Valora los colores en un monitor calibrado: imprimimos lo que dice el archivo.',
      'Jugez les couleurs sur un écran calibré\u00a0: nous imprimons ce que dit le fichier.',
      'Beurteilen Sie Farben auf einem kalibrierten Monitor: Wir drucken, was die Datei sagt.',
    ),
  },
  {
    id: 'correct-sizes',
    block: 'faq',
    title: texts('What are the correct sizes?', 'Quali sono le misure corrette?', '¿Cuáles son las medidas correctas?', 'Quelles sont les bonnes dimensions\u202f?', 'Welche Maße sind richtig?'),
    text: paragraph(
      'Those of the template. Choose orientation and size of your book above, and lay out on that template.',
      'Quelle del template. Scegli qui sopra orientamento e formato del libro e impagina su quel template.',
      'Las de la plantilla. Elige arriba la orientación y el tamaño de tu libro y maqueta sobre esa plantilla.',
      'Celles du gabarit. Choisissez ci-dessus l’orientation et le format de votre livre, puis composez sur ce gabarit.',
      'Die der Vorlage. Wählen Sie oben Ausrichtung und Format Ihres Buchs, und gestalten Sie auf dieser Vorlage.',
    ),
  },
  {
    id: 'no-approximation',
    block: 'faq',
    title: texts('May a file be a little larger or smaller?', 'Un file può essere un po’ più grande o più piccolo?', '¿Puede un archivo ser un poco más grande o más pequeño?', 'Un fichier peut-il être un peu plus grand ou plus petit\u202f?', 'Darf eine Datei etwas größer oder kleiner sein?'),
    text: paragraph(
      'No. Sizes are never approximate: each file has the exact size of the template.',
      'No. Le misure non ammettono approssimazioni: ogni file ha la misura esatta del template.',
      'No. Las medidas no admiten aproximaciones: cada archivo tiene la medida exacta de la plantilla.',
      'Non. Les dimensions ne sont jamais approximatives\u00a0: chaque fichier a la taille exacte du gabarit.',
      'Nein. Maße gelten nie ungefähr: Jede Datei hat die genaue Größe der Vorlage.',
    ),
  },
  {
    id: 'double-pages',
    block: 'faq',
    title: texts('Single pages or spreads?', 'Pagine singole o doppie?', '¿Páginas sueltas o dobles páginas?', 'Pages simples ou doubles pages\u202f?', 'Einzelseiten oder Doppelseiten?'),
    text: paragraph(
      'Spreads only: one file for each double page.',
      'Solo doppie pagine: un file per ciascuna.',
      'Solo dobles páginas: un archivo para cada una.',
      'Des doubles pages uniquement\u00a0: un fichier pour chacune.',
      'Nur Doppelseiten: eine Datei für jede.',
    ),
  },
  {
    id: 'supplied-resolution',
    block: 'faq',
    title: texts('Which resolution do I use?', 'Quale risoluzione uso?', '¿Qué resolución uso?', 'Quelle résolution utiliser\u202f?', 'Welche Auflösung verwende ich?'),
    text: paragraph(
      'That of the template. We suggest 300\u00a0dpi at the printed size.',
      'Quella del template. Consigliamo 300\u00a0dpi alla dimensione di stampa.',
      'La de la plantilla. Recomendamos 300\u00a0dpi al tamaño de impresión.',
      'Celle du gabarit. Nous conseillons 300\u00a0dpi au format d’impression.',
      'Die der Vorlage. Wir empfehlen 300\u00a0dpi im Druckformat.',
    ),
  },
  {
    id: 'accepted-formats',
    block: 'faq',
    title: texts('Which formats do you accept?', 'Quali formati accettate?', '¿Qué formatos aceptáis?', 'Quels formats acceptez-vous\u202f?', 'Welche Formate nehmen Sie an?'),
    text: paragraph('JPG, TIFF and PDF.', 'JPG, TIFF e PDF.', 'JPG, TIFF y PDF.', 'JPG, TIFF et PDF.', 'JPG, TIFF und PDF.'),
  },
  {
    id: 'bleed-included',
    block: 'faq',
    title: texts('Do I add a bleed?', 'Devo aggiungere l’abbondanza?', '¿Añado un sangrado?', 'Dois-je ajouter un fond perdu\u202f?', 'Muss ich Beschnitt hinzufügen?'),
    text: paragraph(
      'No, the template already includes it.',
      'No, il template la comprende già.',
      'No, la plantilla ya lo incluye.',
      'Non, le gabarit le comprend déjà.',
      'Nein, die Vorlage enthält ihn schon.',
    ),
  },
  {
    id: 'in-scale',
    block: 'faq',
    title: texts('Can I use one layout for several formats?', 'Posso usare la stessa impaginazione per più formati?', '¿Puedo usar la misma maquetación para varios formatos?', 'Puis-je utiliser une mise en page pour plusieurs formats\u202f?', 'Kann ich ein Layout für mehrere Formate verwenden?'),
    text: paragraph(
      'Yes: the formats of one orientation are in scale, so a layout can be reduced to a smaller one.',
      'Sì: i formati con lo stesso orientamento sono in scala, quindi un’impaginazione si può ridurre a un formato più piccolo.',
      'Sí: los formatos de una misma orientación están a escala, así que una maquetación se puede reducir a uno más pequeño.',
      'Oui\u00a0: les formats d’une même orientation sont à l’échelle, une mise en page peut donc être réduite à un format plus petit.',
      'Ja: Die Formate einer Ausrichtung sind maßstäblich, ein Layout lässt sich also auf ein kleineres verkleinern.',
    ),
  },
];
