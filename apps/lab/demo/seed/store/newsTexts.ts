import type { Texts } from '../../../src/database/schema/shop.ts';
import { texts } from './texts.ts';

/** News about a product; `{p}` is its name. A text of '' is not translated (NEWS-05, NEWS-06, NEWS-10). */
export interface NewsTheme {
  readonly title: Texts;
  readonly text: Texts;
  /** Slugs of the products that it is about. */
  readonly about: readonly string[];
  readonly picture: boolean;
}

const about = (list: string) => list.split(' ');

export const newsThemes: readonly NewsTheme[] = [
  {
    about: about('youngbook weddingbook storia babybook kbc-album'),
    picture: true,
    title: texts(
      'New fabrics for {p}',
      'Nuovi tessuti per {p}',
      'Nuevas telas para {p}',
      'Nouveaux tissus pour {p}',
      'Neue Stoffe für {p}',
    ),
    text: texts(
      '<p>Six new fabrics, from chalk white to ink blue, are available. <strong>Swatches</strong> are free with your next order.</p>',
      '<p>Sei nuovi tessuti, dal gesso all’inchiostro, sono disponibili. Con il prossimo ordine ricevi gratis i <strong>campioni</strong>.</p>',
      '<p>Ya están disponibles seis telas nuevas, del blanco tiza al azul tinta. Te enviamos <strong>muestras</strong> gratis con tu próximo pedido.</p>',
      '<p>Six nouveaux tissus, du blanc craie au bleu encre, sont disponibles. Les <strong>échantillons</strong> sont joints gratuitement à votre prochaine commande.</p>',
      '<p>Sechs neue Stoffe, von Kreideweiß bis Tintenblau, sind ab sofort da. <strong>Stoffmuster</strong> legen wir Ihrer nächsten Bestellung kostenlos bei.</p>',
    ),
  },
  {
    about: about('gobook magazine photobook prints calendars'),
    picture: true,
    title: texts(
      '{p} is ready a day earlier',
      '{p}: un giorno di produzione in meno',
      '{p}, listo un día antes',
      '{p} prêt un jour plus tôt',
      '{p} ist einen Tag früher fertig',
    ),
    text: texts(
      'We’ve added a second press. Orders complete by noon are printed the same day.',
      'Abbiamo una seconda macchina da stampa: gli ordini completi entro mezzogiorno vanno in stampa lo stesso giorno.',
      'Hay una segunda máquina en marcha. Los pedidos completos antes del mediodía se imprimen el mismo día.',
      'Une deuxième presse est en service. Toute commande complète avant midi est imprimée le jour même.',
      'Eine zweite Druckmaschine ist in Betrieb. Was bis zum Mittag vollständig ist, drucken wir noch am selben Tag.',
    ),
  },
  {
    about: about('acrylic-pro metal-pro canvas-plus frames-pro floating-pro'),
    picture: true,
    title: texts(
      '{p} up to 120 cm',
      '{p} fino a 120 cm',
      '{p} hasta 120 cm',
      '{p} jusqu’à 120 cm',
      '{p} bis 120 cm',
    ),
    text: texts(
      '<p>The largest size is now <em>80 × 120</em>. It ships in its own crate:</p><ul><li>cork corners</li><li>a cotton sheet over the front</li><li>screws, plugs and a drilling template</li></ul>',
      '<p>Il formato più grande è ora <em>80 × 120</em>. Viaggia in una cassa dedicata:</p><ul><li>angoli in sughero</li><li>un telo di cotone sul fronte</li><li>viti, tasselli e dima di foratura</li></ul>',
      '<p>El tamaño más grande es ahora <em>80 × 120</em>. Se envía en su propia caja:</p><ul><li>esquinas de corcho</li><li>una lámina de algodón sobre la imagen</li><li>tornillos, tacos y plantilla de taladro</li></ul>',
      '<p>Le plus grand format est désormais <em>80 × 120</em>. Il est expédié dans sa propre caisse :</p><ul><li>coins de liège</li><li>une feuille de coton sur la face imprimée</li><li>vis, chevilles et gabarit</li></ul>',
      '<p>Das größte Format ist jetzt <em>80 × 120</em>. Wir versenden es in einer eigenen Holzkiste:</p><ul><li>Eckenschutz aus Kork</li><li>ein Baumwolltuch auf der Bildseite</li><li>Schrauben, Dübel und Bohrschablone</li></ul>',
    ),
  },
  {
    about: about('contessa mattedalbum dma leatherwallart sbc-album'),
    picture: false,
    title: texts(
      'How to care for {p}',
      'Come prendersi cura di {p}',
      'Cómo cuidar {p}',
      'Entretenir {p}',
      '{p} richtig pflegen',
    ),
    text: texts(
      'Dust with a dry cloth, keep it out of the sun and open it now and then: leather likes to be handled.',
      'Spolvera con un panno asciutto, evita il sole diretto e maneggia spesso: la pelle ama il contatto.',
      'Quita el polvo con un paño seco, aléjalo del sol y ábrelo de vez en cuando: a la piel le sienta bien el uso.',
      'Dépoussiérez au chiffon sec, évitez le soleil et ouvrez-le de temps en temps : le cuir aime être touché.',
      'Mit trockenem Tuch abstauben, vor Sonne schützen und ab und zu öffnen: Leder will angefasst werden.',
    ),
  },
  {
    about: about('photobox photobox-usb display-box kbc-keepsake-box sbc-folio-box'),
    picture: true,
    title: texts(
      '{p} with your studio’s name',
      '{p} con il nome del tuo studio',
      '{p} con el nombre de tu estudio',
      '{p} au nom de votre studio',
      '{p} mit dem Namen Ihres Studios',
    ),
    text: texts(
      'One line of foil on the lid, in gold, silver, copper or white. Your first foil die is on us.',
      'Una riga stampata a caldo sul coperchio: oro, argento, rame o bianco. Il primo cliché è in omaggio.',
      'Una línea estampada en la tapa, en oro, plata, cobre o blanco. El primer cuño corre de nuestra cuenta.',
      'Une ligne de dorure à chaud sur le couvercle : or, argent, cuivre ou blanc. Le premier fer est offert.',
      'Eine Zeile Folienprägung auf dem Deckel, in Gold, Silber, Kupfer oder Weiß. Den ersten Prägestempel schenken wir Ihnen.',
    ),
  },
  {
    about: about('weddingbook primo maverick raw-book favola'),
    picture: true,
    title: texts(
      '{p}: a day in thirty pages',
      '{p}: un giorno in trenta pagine',
      '{p}: treinta páginas en la mano',
      '{p} : une journée en trente pages',
      '',
    ),
    text: texts(
      'A photographer shows how thirty pages tell the story of a whole day, and what was left out.',
      'Un fotografo mostra come trenta pagine raccontano una giornata intera, e che cosa è rimasto fuori.',
      'Una fotógrafa enseña cómo treinta páginas cuentan un día entero, y qué se quedó fuera.',
      'Une photographe montre comment trente pages racontent toute une journée, et ce qu’elle a laissé de côté.',
      '',
    ),
  },
  {
    about: about('magnolia-album magnolia-mini young-magnolia coffee-table-book editorial-book'),
    picture: true,
    title: texts(
      '{p} joins the collection',
      '{p} entra in collezione',
      '{p} se une a la colección',
      '',
      '{p} ergänzt die Kollektion',
    ),
    text: texts(
      '<p>See it in the <a href="/ta/graphistore?filter=collection&amp;subfilter=tc">Tramontina Collection</a>. Velvet in nine colours, frames in three woods.</p>',
      '<p>Da vedere nella <a href="/ta/graphistore?filter=collection&amp;subfilter=tc">Tramontina Collection</a>. Velluto in nove colori, cornice in tre essenze.</p>',
      '<p>Descúbrelo en la <a href="/ta/graphistore?filter=collection&amp;subfilter=tc">Tramontina Collection</a>. Terciopelo en nueve colores, marco en tres maderas.</p>',
      '',
      '<p>Zu sehen in der <a href="/ta/graphistore?filter=collection&amp;subfilter=tc">Tramontina Collection</a>. Samt in neun Farben, Rahmen in drei Holzarten.</p>',
    ),
  },
  {
    about: about('fineart-prints mats matted-prints sbc-mats prints'),
    picture: false,
    title: texts(
      'Paper for {p}: what we learned',
      'Carte per {p}: la nostra prova',
      'Papel para {p}: lo que hemos aprendido',
      'Quel papier pour {p} : ce que nous avons appris',
      'Papier für {p}: was wir gelernt haben',
    ),
    text: texts(
      '<p>We printed one portrait on eleven papers.</p><table><thead><tr><th>Paper</th><th>Weight</th></tr></thead><tbody><tr><td>Cotton</td><td>310 g</td></tr><tr><td>Baryta</td><td>300 g</td></tr><tr><td>Silk</td><td>250 g</td></tr></tbody></table>',
      '<p>Abbiamo stampato un ritratto su undici carte.</p><table><thead><tr><th>Carta</th><th>Grammatura</th></tr></thead><tbody><tr><td>Cotone</td><td>310 g</td></tr><tr><td>Barita</td><td>300 g</td></tr><tr><td>Seta</td><td>250 g</td></tr></tbody></table>',
      '<p>Imprimimos un retrato en once papeles.</p><table><thead><tr><th>Papel</th><th>Gramaje</th></tr></thead><tbody><tr><td>Algodón</td><td>310 g</td></tr><tr><td>Barita</td><td>300 g</td></tr><tr><td>Seda</td><td>250 g</td></tr></tbody></table>',
      '<p>Nous avons tiré un portrait sur onze papiers.</p><table><thead><tr><th>Papier</th><th>Grammage</th></tr></thead><tbody><tr><td>Coton</td><td>310 g</td></tr><tr><td>Baryté</td><td>300 g</td></tr><tr><td>Soie</td><td>250 g</td></tr></tbody></table>',
      '',
    ),
  },
  {
    about: about('storybook gobook-mini cards thank-you-cards christmas-cards'),
    picture: true,
    title: texts(
      'Shipping once: {p} and more',
      'Una sola spedizione: {p} e altro',
      'Un solo envío: {p} y más',
      'Une seule livraison\u00a0: {p} et plus',
      'Nur einmal Versand: {p} und mehr',
    ),
    text: texts(
      'Orders that you place together leave together, and you pay for shipping once.',
      'Gli ordini che invii insieme partono insieme, e la spedizione si paga una volta sola.',
      'Los pedidos que haces juntos salen juntos, y el envío se paga una sola vez.',
      'Les commandes passées ensemble partent ensemble, et vous ne payez la livraison qu’une fois.',
      'Was Sie zusammen bestellen, versenden wir zusammen, und Sie zahlen den Versand nur einmal.',
    ),
  },
  {
    about: about('wall-set-designer diamond-five diamond-seven quadra-flat amalfi-panel'),
    picture: true,
    title: texts(
      'Hang {p} in ten minutes',
      'Appendi {p} in dieci minuti',
      'Cuelga {p} en diez minutos',
      'Accrochez {p} en dix minutes',
      '{p} in zehn Minuten aufhängen',
    ),
    text: texts(
      '<ol><li>Tape the template to the wall.</li><li>Drill at the marks.</li><li>Remove the template, hang, done.</li></ol>',
      '<ol><li>Fissa la dima alla parete.</li><li>Fora dove indicato.</li><li>Togli la dima e appendi: fatto.</li></ol>',
      '<ol><li>Pega la plantilla a la pared.</li><li>Taladra donde se indica.</li><li>Retírala, cuelga y listo.</li></ol>',
      '<ol><li>Fixez le gabarit au mur.</li><li>Percez aux repères.</li><li>Retirez le gabarit, accrochez : c’est fait.</li></ol>',
      '<ol><li>Schablone an die Wand kleben.</li><li>An den Marken bohren.</li><li>Abnehmen, aufhängen, fertig.</li></ol>',
    ),
  },
  {
    about: about('weddingbook-copy youngbook gobook babybook photobook-pro'),
    picture: false,
    title: texts(
      '{p} in the new configurator',
      '{p} nel nuovo configuratore',
      '{p} en el nuevo configurador',
      '{p} dans le nouveau configurateur',
      '{p} im neuen Konfigurator',
    ),
    text: texts(
      'Rotate it, open it, change the fabric: what you see is what we make.',
      'Giralo, aprilo, cambia tessuto: quello che vedi è quello che esce dal laboratorio.',
      'Gíralo, ábrelo, cambia la tela: lo que ves es lo que sale del taller.',
      'Tournez-le, ouvrez-le, changez de tissu : ce que vous voyez est ce qui sort de l’atelier.',
      'Drehen, öffnen, Stoff wechseln: Genau so verlässt es die Werkstatt.',
    ),
  },
  {
    about: about('canvas-pro canvas-wrap metal-print tabletop tabletopdouble'),
    picture: true,
    title: texts(
      '{p}: workshop holidays',
      '{p}: ferie del laboratorio',
      '{p}: vacaciones del taller',
      '{p} : congés de l’atelier',
      '{p}: Betriebsferien',
    ),
    text: texts(
      'The wood workshop closes for a week in August. Orders completed before then ship on time.',
      'La falegnameria chiude per una settimana in agosto. Gli ordini completi prima della chiusura partono puntuali.',
      'La carpintería cierra una semana en agosto. Los pedidos completos antes de esa fecha salen a tiempo.',
      'L’atelier bois ferme une semaine en août. Les commandes complètes avant la fermeture partent à la date prévue.',
      'Unsere Tischlerei macht im August eine Woche Betriebsferien. Was vorher vollständig ist, versenden wir pünktlich.',
    ),
  },
  {
    about: about('dma jgc-album jgc-panel maverick raw-book'),
    picture: true,
    title: texts('{p} at the fair', '', '', '', ''),
    text: texts(
      'Come and hold it in your hands. Our stand is by the north entrance, and the coffee is good.',
      '',
      '',
      '',
      '',
    ),
  },
  {
    about: about('primo favola storia magazine calendars'),
    picture: false,
    title: texts(
      'Three student cover designs for {p}',
      '{p}: tre copertine firmate da studenti',
      'Tres portadas para {p}, diseñadas por estudiantes',
      'Trois couvertures pour {p}, par des étudiants',
      'Drei Einbände für {p}, von Studierenden',
    ),
    text: texts(
      '<blockquote><p>We wanted a cover you recognise with your eyes closed.</p></blockquote><p>You can order the three designs until the end of the season.</p>',
      '<blockquote><p>Volevamo una copertina riconoscibile a occhi chiusi.</p></blockquote><p>Puoi ordinare i tre progetti fino a fine stagione.</p>',
      '<blockquote><p>Queríamos una portada que se reconozca con los ojos cerrados.</p></blockquote><p>Los tres diseños se pueden pedir hasta final de temporada.</p>',
      '<blockquote><p>Nous voulions une couverture que l’on reconnaît les yeux fermés.</p></blockquote><p>Les trois créations se commandent jusqu’à la fin de la saison.</p>',
      '<blockquote><p>Wir wollten einen Einband, den man mit geschlossenen Augen erkennt.</p></blockquote><p>Die drei Entwürfe sind bis zum Ende der Saison bestellbar.</p>',
    ),
  },
  {
    about: about('contessa mattedalbum coffee-table-book-mini young-magnolia-stand acrylic-pro'),
    picture: true,
    title: texts(
      '{p}: same price',
      '{p}: prezzo invariato',
      '{p}: el precio se mantiene',
      '{p} : le prix ne bouge pas',
      '{p}: Der Preis bleibt',
    ),
    text: texts(
      'Paper prices have gone up, but {p} hasn’t: the price list stays the same all year.',
      'La carta è rincarata, {p} no: il listino vale tutto l’anno.',
      'El papel ha subido, {p} no: la tarifa se mantiene todo el año.',
      'Le prix du papier a augmenté, pas celui de {p} : le tarif reste valable toute l’année.',
      'Papier ist teurer geworden, {p} nicht: Die Preisliste gilt das ganze Jahr.',
    ),
  },
];
