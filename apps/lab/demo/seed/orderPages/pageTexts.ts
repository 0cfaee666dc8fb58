/** Conversations of the lab and a photographer about an order, in the customer's language. */
export interface PageTexts {
  /** A question that production waits for. */
  readonly question: string;
  readonly reply: string;
  readonly thanks: string;
  readonly pickup: string;
  readonly long: string;
  readonly slip: string;
  readonly cover: readonly string[];
  readonly box: string;
  readonly rounded: string;
  readonly gilding: string;
}

const en: PageTexts = {
  question:
    'The cover text is missing. What should we emboss, and in which typeface? Production is paused until you reply.',
  reply: 'Just the two first names and the date, please, in the same typeface as last time.',
  thanks: 'Thank you, we have everything. Your order continues today.',
  pickup: 'Please hand the sample back to the courier. You can book the pickup here:',
  long: 'We checked all your spreads today. The colours are well balanced and the skin tones print beautifully on the matt paper you chose.\n\nTwo notes, neither of which holds up production: on spreads 7 and 8 the main subject sits less than five millimetres from the fold, and on the last spread the white border is narrower on the right than on the left. If both are intended, there’s nothing to do.\n\nIf you’d rather move them, upload the three files again by noon tomorrow and we’ll replace them at no extra cost.',
  slip: 'The leather for this cover will arrive two days late.',
  cover: ['Leather, ecru', 'Linen, sand', 'Velvet, petrol', 'Photo cover, matt'],
  box: 'Presentation box',
  rounded: 'Rounded corners',
  gilding: 'Gilded edges',
};
const it: PageTexts = {
  question:
    'Manca il nome in copertina: quale testo e quale font dobbiamo imprimere? La produzione è in attesa della tua risposta.',
  reply: 'Solo i due nomi e la data, per favore, con lo stesso font dell’ultima volta.',
  thanks: 'Grazie, abbiamo tutto. La lavorazione del tuo ordine riprende oggi.',
  pickup: 'Per favore riconsegna il campione al corriere. Puoi prenotare il ritiro qui:',
  long: 'Oggi abbiamo controllato tutte le tue doppie pagine. I colori sono equilibrati e gli incarnati rendono molto bene sulla carta opaca che hai scelto.\n\nDue osservazioni, nessuna delle quali ferma la produzione: nelle doppie pagine 7 e 8 il soggetto principale è a meno di cinque millimetri dalla piega, e nell’ultima il bordo bianco è più stretto a destra che a sinistra. Se è voluto, non devi fare nulla.\n\nSe preferisci correggerle, inviaci di nuovo i tre file entro mezzogiorno di domani: li sostituiremo senza costi aggiuntivi.',
  slip: 'La pelle di questa copertina ci arriva con due giorni di ritardo.',
  cover: ['Pelle ecru', 'Lino sabbia', 'Velluto petrolio', 'Copertina fotografica opaca'],
  box: 'Cofanetto',
  rounded: 'Angoli arrotondati',
  gilding: 'Taglio dorato',
};
const es: PageTexts = {
  question:
    'Falta el nombre de la portada: ¿qué texto y qué tipografía grabamos? La producción está en pausa hasta que respondas.',
  reply: 'Solo los dos nombres y la fecha, por favor, con la misma tipografía que la última vez.',
  thanks: 'Gracias, lo tenemos todo. Tu pedido continúa hoy.',
  pickup: 'Entrega la muestra al transportista, por favor. Puedes reservar la recogida aquí:',
  long: 'Hoy hemos revisado todas tus dobles páginas. Los colores están bien equilibrados y los tonos de piel quedan muy bien en el papel mate que elegiste.\n\nDos observaciones que no detienen la producción: en las dobles páginas 7 y 8 el sujeto principal está a menos de cinco milímetros del pliegue, y en la última el borde blanco es más estrecho a la derecha que a la izquierda. Si es lo que buscas, no tienes que hacer nada.\n\nSi prefieres moverlos, envía de nuevo los tres archivos antes del mediodía de mañana y los sustituimos sin coste.',
  slip: 'La piel de esta tapa nos llega con dos días de retraso.',
  cover: ['Piel cruda', 'Lino arena', 'Terciopelo petróleo', 'Tapa con foto, mate'],
  box: 'Caja de presentación',
  rounded: 'Esquinas redondeadas',
  gilding: 'Cantos dorados',
};
const fr: PageTexts = {
  question:
    'Il manque le texte de la couverture : quels mots et quelle police devons-nous gaufrer ? La production attend votre réponse.',
  reply: 'Juste les deux prénoms et la date, s’il vous plaît, avec la même police que la dernière fois.',
  thanks: 'Merci, nous avons tout. Votre commande repart aujourd’hui.',
  pickup: 'Merci de remettre l’échantillon au transporteur. Vous pouvez réserver l’enlèvement ici :',
  long: 'Nous avons contrôlé toutes vos doubles pages aujourd’hui. Les couleurs sont équilibrées et les carnations sont très belles sur le papier mat que vous avez choisi.\n\nDeux remarques, qui ne bloquent pas la production : sur les doubles pages 7 et 8, le sujet principal est à moins de cinq millimètres du pli, et sur la dernière la marge blanche est plus étroite à droite qu’à gauche. Si c’est voulu, vous n’avez rien à faire.\n\nSi vous préférez les déplacer, renvoyez les trois fichiers avant demain midi et nous les remplacerons sans frais.',
  slip: 'Le cuir de cette couverture nous arrive avec deux jours de retard.',
  cover: ['Cuir écru', 'Lin sable', 'Velours pétrole', 'Couverture photo mate'],
  box: 'Coffret',
  rounded: 'Coins arrondis',
  gilding: 'Tranches dorées',
};
const de: PageTexts = {
  question:
    'Der Text für den Einband fehlt: Welche Namen sollen wir prägen und in welcher Schrift? Die Produktion wartet auf Ihre Antwort.',
  reply: 'Bitte nur die beiden Vornamen und das Datum, in derselben Schrift wie beim letzten Mal.',
  thanks: 'Danke, wir haben alles. Die Produktion geht heute weiter.',
  pickup: 'Bitte geben Sie das Muster dem Paketdienst wieder mit. Die Abholung können Sie hier buchen:',
  long: 'Wir haben heute alle Ihre Doppelseiten angesehen. Die Farben sind ausgewogen, und die Hauttöne kommen auf dem matten Papier, das Sie gewählt haben, sehr schön heraus.\n\nZwei Hinweise, von denen keiner die Produktion aufhält: Auf den Doppelseiten 7 und 8 liegt das Hauptmotiv weniger als fünf Millimeter vom Falz entfernt, und auf der letzten ist der weiße Rand rechts schmaler als links. Wenn beides so gewollt ist, müssen Sie nichts tun.\n\nWenn Sie sie lieber verschieben, schicken Sie die drei Dateien bis morgen Mittag noch einmal, und wir tauschen sie ohne weitere Kosten aus.',
  slip: 'Das Leder für diesen Einband trifft zwei Tage später bei uns ein.',
  cover: ['Leder, ecru', 'Leinen, sand', 'Samt, petrol', 'Fotoeinband, matt'],
  box: 'Präsentationsbox',
  rounded: 'Abgerundete Ecken',
  gilding: 'Goldschnitt',
};

const all: Readonly<Record<string, PageTexts>> = { en, it, es, fr, de };

export function pageTexts(language: string): PageTexts {
  return all[language] ?? en;
}
