import type { RecommendedImages } from '../../../../src/database/schema/layoutHelp.ts';
import type { Texts } from '../../../../src/database/schema/shop.ts';
import { sameInAllLanguages, texts } from '../../store/texts.ts';

/** A graphic style of the demonstration; its gallery is drawn by `packages/scene`. */
export interface DemoLayoutStyle {
  readonly id: string;
  readonly name: Texts;
  readonly lead: Texts;
  readonly images: readonly RecommendedImages[];
}

/** Recommended images for 10, 20 … 100 pages; a pair is a range. */
const forPages = (...counts: readonly (number | readonly [number, number])[]): readonly RecommendedImages[] =>
  counts.map((count, index) => {
    const [least, most] = typeof count === 'number' ? [count, count] : count;
    return { pages: (index + 1) * 10, least, most };
  });

/** The five styles (LAY-26) with the columns of the documented table (CONST2-20 to CONST2-30). */
export const layoutStyles: readonly DemoLayoutStyle[] = [
  {
    id: 'panorama',
    name: sameInAllLanguages('Panorama'),
    lead: texts(
      'One large photo runs over the whole spread. For landscapes, light and silence.',
      'Una sola grande foto occupa tutta la doppia pagina. Per paesaggi, luce e silenzio.',
      'Una sola foto grande ocupa toda la doble página. Para paisajes, luz y silencio.',
      'Une seule grande photo occupe toute la double page. Pour les paysages, la lumière et le silence.',
      'Ein großes Foto füllt die ganze Doppelseite. Für Landschaften, Licht und Stille.',
    ),
    images: forPages(10, 20, 30, 40, 50, 60, 70, 80, 90, 100),
  },
  {
    id: 'director',
    name: sameInAllLanguages('Director'),
    lead: texts(
      'One scene leads, smaller ones follow, as in a film that tells the day.',
      'Una scena guida e altre più piccole la seguono, come in un film che racconta la giornata.',
      'Una escena guía y otras más pequeñas la siguen, como en una película que cuenta el día.',
      'Une scène mène, d’autres plus petites la suivent, comme un film qui raconte la journée.',
      'Eine Szene führt, kleinere folgen, wie in einem Film, der den Tag erzählt.',
    ),
    // 55 images for 70 pages are fewer than for 60: that is how the table is documented (CONST2-27, CONST2-34).
    images: forPages(15, 25, 35, 45, 55, 65, 55, 90, 100, 110),
  },
  {
    id: 'reportage',
    name: sameInAllLanguages('Reportage'),
    lead: texts(
      'Many moments side by side, close to what happened.',
      'Tanti momenti uno accanto all’altro, vicini a ciò che è successo.',
      'Muchos momentos uno junto a otro, cerca de lo que ocurrió.',
      'De nombreux moments côte à côte, au plus près de ce qui s’est passé.',
      'Viele Augenblicke nebeneinander, nah am Geschehen.',
    ),
    images: forPages(15, 26, 39, 55, 65, 80, 90, 105, 120, 130),
  },
  {
    id: 'studio',
    name: sameInAllLanguages('Studio'),
    lead: texts(
      'Strict grids with the most photos on a spread, for series and portraits.',
      'Griglie rigorose con il maggior numero di foto per doppia pagina, per serie e ritratti.',
      'Cuadrículas estrictas con el mayor número de fotos por doble página, para series y retratos.',
      'Des grilles strictes avec le plus de photos par double page, pour les séries et les portraits.',
      'Strenge Raster mit den meisten Fotos je Doppelseite, für Serien und Porträts.',
    ),
    images: forPages(
      [15, 25],
      [30, 40],
      [45, 55],
      [60, 70],
      [75, 85],
      [90, 105],
      [105, 120],
      [120, 135],
      [135, 155],
      [155, 170],
    ),
  },
  {
    id: 'design',
    name: sameInAllLanguages('Design'),
    lead: texts(
      'Few photos, much paper, and type that belongs to the picture.',
      'Poche foto, molta carta e caratteri che fanno parte dell’immagine.',
      'Pocas fotos, mucho papel y una tipografía que forma parte de la imagen.',
      'Peu de photos, beaucoup de papier et une typographie qui fait partie de l’image.',
      'Wenige Fotos, viel Papier und Schrift, die zum Bild gehört.',
    ),
    images: forPages(10, 20, 30, 40, 50, 60, 70, 80, 90, 100),
  },
];

/** Credits below each gallery (LAY-27); the licences of the photographs ask for their authors. */
const authors = 'Clemens Engelhardt, Aitzol Berasategi, Trevor “Freespace”, Jakub Mede (CC0, CC BY 4.0)';
export const galleryCredit: Texts = texts(
  `Spreads drawn for this demonstration. Photographs: ${authors}; cropped and toned.`,
  `Doppie pagine disegnate per questa dimostrazione. Fotografie: ${authors}; ritagliate e virate.`,
  `Dobles páginas dibujadas para esta demostración. Fotografías: ${authors}; recortadas y viradas.`,
  `Doubles pages dessinées pour cette démonstration. Photographies\u00a0: ${authors}\u202f; recadrées et virées.`,
  `Für diese Demonstration gezeichnete Doppelseiten. Fotografien: ${authors}; beschnitten und getont.`,
);
