import { texts } from '../store/texts.ts';
import type { DemoQuestion } from './question.ts';

/** Preparing files (FAQ-12); formats, resolutions and bleed are those of the lab’s checks (P-CHECKS). */
export const files: readonly DemoQuestion[] = [
  {
    id: 'file-types',
    question: texts(
      'Which files can I upload?',
      'Quali file posso caricare?',
      '¿Qué archivos puedo subir?',
      'Quels fichiers puis-je envoyer\u202f?',
      'Welche Dateien kann ich hochladen?',
    ),
    answer: texts(
      '<p>JPG, TIFF or PDF in RGB, with the sRGB or the Adobe RGB profile, up to 2\u00a0GB each. Your browser checks every file before it is uploaded and tells you what to fix.</p>',
      '<p>JPG, TIFF o PDF in RGB, con profilo sRGB o Adobe RGB, fino a 2\u00a0GB ciascuno. Il browser controlla ogni file prima del caricamento e ti dice che cosa correggere.</p>',
      '<p>JPG, TIFF o PDF en RGB, con el perfil sRGB o Adobe RGB, de hasta 2\u00a0GB cada uno. El navegador comprueba cada archivo antes de subirlo y te indica qué hay que corregir.</p>',
      '<p>JPG, TIFF ou PDF en RVB, avec le profil sRGB ou Adobe RGB, jusqu’à 2\u00a0Go chacun. Votre navigateur contrôle chaque fichier avant l’envoi et vous indique ce qu’il faut corriger.</p>',
      '<p>JPG, TIFF oder PDF in RGB, mit dem Profil sRGB oder Adobe RGB, bis 2\u00a0GB je Datei. Ihr Browser prüft jede Datei vor dem Hochladen und zeigt Ihnen, was zu korrigieren ist.</p>',
    ),
  },
  {
    id: 'resolution',
    question: texts(
      'Which resolution do my images need?',
      'Quale risoluzione devono avere le immagini?',
      '¿Qué resolución necesitan mis imágenes?',
      'Quelle résolution pour mes images\u202f?',
      'Welche Auflösung brauchen meine Bilder?',
    ),
    answer: texts(
      '<p>We suggest 300\u00a0dpi at the printed size. Below 250\u00a0dpi you are asked to confirm that the image may be printed anyway; below 150\u00a0dpi it is not accepted.</p>',
      '<p>Consigliamo 300\u00a0dpi alla dimensione di stampa. Sotto i 250\u00a0dpi ti chiediamo di confermare la stampa; sotto i 150\u00a0dpi l’immagine non viene accettata.</p>',
      '<p>Recomendamos 300\u00a0dpi al tamaño de impresión. Por debajo de 250\u00a0dpi te pedimos que confirmes la impresión; por debajo de 150\u00a0dpi la imagen no se acepta.</p>',
      '<p>Nous conseillons 300\u00a0dpi au format d’impression. En dessous de 250\u00a0dpi, nous vous demandons de confirmer l’impression\u202f; en dessous de 150\u00a0dpi, l’image n’est pas acceptée.</p>',
      '<p>Wir empfehlen 300\u00a0dpi im Druckformat. Unter 250\u00a0dpi bitten wir Sie, den Druck zu bestätigen; unter 150\u00a0dpi wird das Bild nicht angenommen.</p>',
    ),
  },
  {
    id: 'overprint',
    question: texts(
      'Which files do you need for an overprint?',
      'Quali file servono per una sovrastampa?',
      '¿Qué archivos hacen falta para una sobreimpresión?',
      'Quels fichiers faut-il pour une surimpression\u202f?',
      'Welche Dateien brauchen Sie für einen Aufdruck?',
    ),
    answer: texts(
      '<p>JPG, PNG with transparency, or a layered PSD. Attach the file to a message on the page of the order; put a PSD into a ZIP first.</p>',
      '<p>JPG, PNG con trasparenza o un PSD a livelli. Allega il file a un messaggio nella pagina dell’ordine; un PSD va prima messo in uno ZIP.</p>',
      '<p>JPG, PNG con transparencia o un PSD por capas. Adjunta el archivo a un mensaje en la página del pedido; un PSD se comprime antes en un ZIP.</p>',
      '<p>JPG, PNG avec transparence ou PSD avec calques. Joignez le fichier à un message sur la page de la commande\u202f; placez d’abord un PSD dans un ZIP.</p>',
      '<p>JPG, PNG mit Transparenz oder eine PSD mit Ebenen. Hängen Sie die Datei auf der Seite der Bestellung an eine Nachricht an; eine PSD packen Sie vorher in ein ZIP.</p>',
    ),
  },
  {
    id: 'bleed',
    question: texts(
      'Do my files need a bleed?',
      'I miei file devono avere l’abbondanza?',
      '¿Mis archivos necesitan sangrado?',
      'Mes fichiers ont-ils besoin d’un fond perdu\u202f?',
      'Brauchen meine Dateien einen Beschnitt?',
    ),
    answer: texts(
      '<p>Yes, 3\u00a0mm on every side. The templates on each product’s page include it. If a file ends exactly at the trim, the lab mirrors its edges.</p>',
      '<p>Sì, 3\u00a0mm per lato: i template nella pagina di ogni prodotto la comprendono. Se un file finisce esattamente al rifilo, il laboratorio ne specchia i bordi.</p>',
      '<p>Sí, 3\u00a0mm por cada lado: las plantillas de la página de cada producto ya lo incluyen. Si un archivo termina justo en el corte, el laboratorio refleja los bordes.</p>',
      '<p>Oui, 3\u00a0mm de chaque côté\u00a0: les gabarits de la page de chaque produit le comprennent. Si un fichier s’arrête exactement à la coupe, le laboratoire prolonge ses bords en miroir.</p>',
      '<p>Ja, 3\u00a0mm an jeder Seite; die Vorlagen auf der Seite jedes Produkts enthalten ihn. Endet eine Datei genau an der Schnittkante, spiegelt das Labor ihre Ränder.</p>',
    ),
  },
  {
    id: 'print-proof',
    question: texts(
      'Can I see what will be printed?',
      'Posso vedere che cosa verrà stampato?',
      '¿Puedo ver lo que se va a imprimir?',
      'Puis-je voir ce qui sera imprimé\u202f?',
      'Kann ich sehen, was gedruckt wird?',
    ),
    answer: texts(
      '<p>Yes. Once all files are uploaded and submitted, the lab creates a proof as a PDF. You can download it in the upload window.</p>',
      '<p>Sì. Quando tutti i file sono caricati e inviati, il laboratorio crea una bozza in PDF. Puoi scaricarla nella finestra di caricamento.</p>',
      '<p>Sí. Cuando todos los archivos se han subido y enviado, el laboratorio crea una prueba en PDF. Puedes descargarla en la ventana de subida.</p>',
      '<p>Oui. Une fois tous les fichiers envoyés et la commande transmise, le laboratoire crée une épreuve en PDF. Vous pouvez la télécharger dans la fenêtre d’envoi.</p>',
      '<p>Ja. Sobald alle Dateien hochgeladen und an das Labor gesendet sind, erstellt das Labor einen Korrekturabzug als PDF. Sie laden ihn im Upload-Fenster herunter.</p>',
    ),
  },
];
