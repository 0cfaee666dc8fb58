const texts: Readonly<Record<string, readonly string[]>> = {
  it: [
    'A pagina 12 c’è una foto a bassa risoluzione: la stampiamo comunque?',
    'Il file della copertina è arrivato, grazie. Mandiamo in produzione oggi.',
    'Puoi confermarci il colore della pelle: ecru o sabbia?',
  ],
  fr: [
    'À la page 12, une photo est en basse résolution : devons-nous l’imprimer quand même ?',
    'Le fichier de la couverture est bien arrivé, merci. Nous lançons la production aujourd’hui.',
    'Merci de confirmer la couleur du cuir : écru ou sable ?',
  ],
  de: [
    'Auf Seite 12 hat ein Foto eine geringe Auflösung: Sollen wir es trotzdem drucken?',
    'Die Datei für den Einband ist da, danke. Ihre Bestellung geht heute in Produktion.',
    'Bitte bestätigen Sie die Farbe des Leders: Ecru oder Sand?',
  ],
  es: [
    'En la página 12 una foto tiene poca resolución: ¿la imprimimos igualmente?',
    'El archivo de la portada ha llegado, gracias. Hoy entra en producción.',
    'Confirma por favor el color de la piel: crudo o arena.',
  ],
  en: [
    'One photo on page 12 has a low resolution. Should we print it anyway?',
    'We’ve received the cover file, thank you. Your order goes into production today.',
    'Please confirm the colour of the leather: ecru or sand?',
  ],
};

/** Messages of the lab to its customers, in their language. */
export function messageTexts(language: string): readonly string[] {
  return texts[language] ?? texts['en'] ?? [];
}
