import { texts } from '../../store/texts.ts';
import { paragraph } from './item.ts';
import type { DemoLayoutItem } from './item.ts';

/** The third way: the lab designs (LAY-03, LAY-29, LAY-30). */
export const service: readonly DemoLayoutItem[] = [
  {
    id: 'service-card',
    block: 'card',
    title: texts('Design service', 'Servizio di impaginazione', 'Servicio de maquetación', 'Service de mise en page', 'Gestaltungsservice'),
    text: paragraph(
      'You choose the photos and a graphic style. Our designers lay out the whole album.',
      'Scegli le foto e uno stile grafico. I nostri grafici impaginano tutto l’album.',
      'Eliges las fotos y un estilo gráfico. Nuestros diseñadores maquetan todo el álbum.',
      'Vous choisissez les photos et un style graphique. Nos graphistes composent tout l’album.',
      'Sie wählen die Fotos und einen grafischen Stil. Unsere Gestalter entwerfen das ganze Album.',
    ),
  },
  {
    id: 'service-intro',
    block: 'intro',
    title: texts('Five graphic styles', 'Cinque stili grafici', 'Cinco estilos gráficos', 'Cinq styles graphiques', 'Fünf grafische Stile'),
    text: paragraph(
      'Open a style to see how its albums look. The table below says how many photos suit which number of pages.',
      'Apri uno stile per vedere come sono i suoi album. La tabella qui sotto indica quante foto si adattano a quante pagine.',
      'Abre un estilo para ver cómo son sus álbumes. La tabla de abajo indica cuántas fotos convienen para cada número de páginas.',
      'Ouvrez un style pour voir ses albums. Le tableau ci-dessous indique combien de photos conviennent à quel nombre de pages.',
      'Öffnen Sie einen Stil, um seine Alben zu sehen. Die Tabelle unten nennt die passende Zahl von Fotos je Seitenzahl.',
    ),
  },
  {
    id: 'service-photos',
    block: 'requirements',
    title: texts('Standard JPG photos', 'Foto in JPG standard', 'Fotos en JPG estándar', 'Photos en JPG standard', 'Fotos als Standard-JPG'),
    text: paragraph(
      'In RGB with an embedded colour profile, preferably sRGB.',
      'In RGB con profilo colore incorporato, preferibilmente sRGB.',
      'En RGB con perfil de color incrustado, preferiblemente sRGB.',
      'En RVB avec profil colorimétrique incorporé, de préférence sRGB.',
      'In RGB mit eingebettetem Farbprofil, am besten sRGB.',
    ),
  },
  {
    id: 'service-number',
    block: 'requirements',
    title: texts('A number of photos that suits the pages', 'Un numero di foto adatto alle pagine', 'Un número de fotos adecuado a las páginas', 'Un nombre de photos adapté aux pages', 'Eine Zahl von Fotos, die zu den Seiten passt'),
    text: paragraph(
      'Not more than the table recommends for your style.',
      'Non più di quante la tabella ne consiglia per il tuo stile.',
      'No más de las que la tabla recomienda para tu estilo.',
      'Pas plus que le tableau n’en conseille pour votre style.',
      'Nicht mehr, als die Tabelle für Ihren Stil empfiehlt.',
    ),
  },
  {
    id: 'service-style',
    block: 'requirements',
    title: texts('One graphic style', 'Uno stile grafico', 'Un estilo gráfico', 'Un style graphique', 'Ein grafischer Stil'),
    text: paragraph(
      'Panorama, Director, Reportage, Studio or Design, for the whole album.',
      'Panorama, Director, Reportage, Studio o Design, per tutto l’album.',
      'Panorama, Director, Reportage, Studio o Design, para todo el álbum.',
      'Panorama, Director, Reportage, Studio ou Design, pour tout l’album.',
      'Panorama, Director, Reportage, Studio oder Design, für das ganze Album.',
    ),
  },
  {
    id: 'how-many',
    block: 'faq',
    title: texts('How many photos do I send?', 'Quante foto invio?', '¿Cuántas fotos envío?', 'Combien de photos envoyer\u202f?', 'Wie viele Fotos sende ich?'),
    text: paragraph(
      'As many as the table recommends for your pages and your style.',
      'Quante ne consiglia la tabella per le tue pagine e il tuo stile.',
      'Las que la tabla recomienda para tus páginas y tu estilo.',
      'Autant que le tableau en conseille pour vos pages et votre style.',
      'So viele, wie die Tabelle für Ihre Seiten und Ihren Stil empfiehlt.',
    ),
  },
  {
    id: 'is-it-a-limit',
    block: 'faq',
    title: texts('Is that a limit?', 'È un limite?', '¿Es un límite?', 'Est-ce une limite\u202f?', 'Ist das eine Grenze?'),
    text: paragraph(
      'No, a recommendation: pages with more photos look crowded.',
      'No, è un consiglio: con più foto le pagine risultano troppo piene.',
      'No, es una recomendación: con más fotos, las páginas quedan recargadas.',
      'Non, un conseil\u00a0: avec plus de photos, les pages paraissent chargées.',
      'Nein, eine Empfehlung: Mit mehr Fotos wirken die Seiten überladen.',
    ),
  },
  {
    id: 'extra-images',
    block: 'faq',
    title: texts('What do more photos cost?', 'Quanto costano più foto?', '¿Qué cuestan más fotos?', 'Que coûtent des photos supplémentaires\u202f?', 'Was kosten mehr Fotos?'),
    text: paragraph(
      'Photos beyond the number of pages are charged: 60 pages with 80 photos are 20 extra photos.',
      'Le foto oltre il numero di pagine si pagano: 60 pagine con 80 foto sono 20 foto extra.',
      'Las fotos que superan el número de páginas se cobran: 60 páginas con 80 fotos son 20 fotos adicionales.',
      'Les photos au-delà du nombre de pages sont facturées\u00a0: 60\u00a0pages avec 80\u00a0photos font 20\u00a0photos supplémentaires.',
      'Fotos über die Seitenzahl hinaus werden berechnet: 60 Seiten mit 80 Fotos sind 20 zusätzliche Fotos.',
    ),
  },
  {
    id: 'which-style',
    block: 'faq',
    title: texts('Which style do I choose?', 'Quale stile scelgo?', '¿Qué estilo elijo?', 'Quel style choisir\u202f?', 'Welchen Stil wähle ich?'),
    text: paragraph(
      'Panorama and Design for few, large photos; Director and Reportage to tell the day; Studio for many photos.',
      'Panorama e Design per poche foto grandi; Director e Reportage per raccontare la giornata; Studio per molte foto.',
      'Panorama y Design para pocas fotos grandes; Director y Reportage para contar el día; Studio para muchas fotos.',
      'Panorama et Design pour peu de grandes photos\u202f; Director et Reportage pour raconter la journée\u202f; Studio pour beaucoup de photos.',
      'Panorama und Design für wenige, große Fotos; Director und Reportage, um den Tag zu erzählen; Studio für viele Fotos.',
    ),
  },
  {
    id: 'service-files',
    block: 'faq',
    title: texts('Which files do you need?', 'Quali file vi servono?', '¿Qué archivos necesitáis?', 'De quels fichiers avez-vous besoin\u202f?', 'Welche Dateien brauchen Sie?'),
    text: paragraph(
      'Standard JPG in RGB with an embedded colour profile, preferably sRGB.',
      'JPG standard in RGB con profilo colore incorporato, preferibilmente sRGB.',
      'JPG estándar en RGB con perfil de color incrustado, preferiblemente sRGB.',
      'Des JPG standard en RVB avec profil colorimétrique incorporé, de préférence sRGB.',
      'Standard-JPG in RGB mit eingebettetem Farbprofil, am besten sRGB.',
    ),
  },
  {
    id: 'how-to-send',
    block: 'faq',
    title: texts('How do I send the photos?', 'Come invio le foto?', '¿Cómo envío las fotos?', 'Comment envoyer les photos\u202f?', 'Wie sende ich die Fotos?'),
    text: paragraph(
      'After the order, in the upload window of the order: press <strong>Send files</strong>.',
      'Dopo l’ordine, nella finestra di caricamento dell’ordine: premi <strong>Carica i file</strong>.',
      'Después del pedido, en la ventana de subida del pedido: pulsa <strong>Subir archivos</strong>.',
      'Après la commande, dans la fenêtre d’envoi de la commande\u00a0: appuyez sur <strong>Envoyer les fichiers</strong>.',
      'Nach der Bestellung, im Upload-Fenster der Bestellung: Wählen Sie <strong>Dateien hochladen</strong>.',
    ),
  },
];
