/** First names and surnames by country, from which plausible fictitious couples are combined. */
export interface Names {
  readonly brides: readonly string[];
  readonly grooms: readonly string[];
  readonly surnames: readonly string[];
}

const splitWords = (list: string) => list.split(' ');

const italian: Names = {
  brides: splitWords(
    'Giulia Chiara Francesca Martina Elisa Sara Valentina Alice Federica Silvia Ilaria Noemi Beatrice Caterina',
  ),
  grooms: splitWords(
    'Marco Luca Andrea Matteo Davide Alessandro Simone Lorenzo Federico Nicolò Stefano Riccardo Tommaso Giacomo',
  ),
  surnames: splitWords(
    'Rossi Bianchi Ferrari Esposito Romano Colombo Ricci Marino Greco Bruno Gallo Conti Zanin Fabbri',
  ),
};
const french: Names = {
  brides: splitWords(
    'Camille Léa Manon Chloé Élodie Margaux Anaïs Inès Zoé Juliette Clémence Solène Mathilde Hélène',
  ),
  grooms: splitWords(
    'Thomas Nicolas Julien Hugo Théo Maxime Rémi François Jérôme Clément Étienne Benoît Antoine Loïc',
  ),
  surnames: splitWords(
    'Martin Bernard Dubois Petit Moreau Lefèvre Girard Mercier Fournier Lambert Gauthier Chevalier Béranger Noël',
  ),
};
const german: Names = {
  brides: splitWords(
    'Anna Lena Katharina Julia Jana Hannah Sophie Miriam Käthe Franziska Mareike Johanna Svenja Antje',
  ),
  grooms: splitWords(
    'Lukas Jonas Felix Sebastian Maximilian Jörg Tobias Florian Moritz Björn Hannes Matthias Jürgen Fabian',
  ),
  surnames: splitWords(
    'Müller Schmidt Schneider Fischer Weber Wagner Becker Schäfer Köhler Groß Weiß Krüger Vogt Jäger',
  ),
};
const spanish: Names = {
  brides: splitWords(
    'Lucía María Carmen Paula Sofía Marta Elena Nuria Rocío Begoña Inés Pilar Aitana Ángela',
  ),
  grooms: splitWords(
    'Javier Carlos Álvaro Pablo Sergio Íñigo Diego Andrés Raúl Jesús Rubén Miguel Jorge Martín',
  ),
  surnames: splitWords(
    'García Fernández López Martínez Sánchez Gómez Muñoz Núñez Ibáñez Castro Ortega Peña Vidal Romero',
  ),
};
const american: Names = {
  brides: splitWords(
    'Emily Madison Hannah Ashley Grace Olivia Chloe Abigail Savannah Harper Brooke Natalie Zoe Maya',
  ),
  grooms: splitWords(
    'Michael Jacob Ethan Tyler Logan Mason Caleb Austin Wyatt Connor Jordan Marcus Noah Elijah',
  ),
  surnames: splitWords(
    'Smith Johnson Williams Brown Miller Davis Wilson Anderson Taylor Harris Clark Walker Nguyen Rivera',
  ),
};
const british: Names = {
  brides: splitWords(
    'Charlotte Amelia Isla Poppy Freya Imogen Harriet Niamh Eilidh Rosie Phoebe Matilda Beth Georgia',
  ),
  grooms: splitWords(
    'Oliver Harry George Jack Alfie Callum Rhys Angus Declan Lewis Freddie Toby Ewan Edward',
  ),
  surnames: splitWords(
    "Jones Evans Thomas Roberts Wright Hughes Green Hall Clarke Murphy O'Brien Campbell Fraser Bennett",
  ),
};

export const namesByCountry: Readonly<Record<string, Names>> = {
  IT: italian,
  FR: french,
  DE: german,
  ES: spanish,
  US: american,
  CA: american,
  GB: british,
  IE: british,
  AU: british,
};

/** Names of events other than weddings, by language. */
export const otherEvents: Readonly<Record<string, readonly string[]>> = {
  it: ['Battesimo di', 'Prima comunione di', '18 anni di', 'Newborn'],
  fr: ['Baptême de', 'Communion de', 'Anniversaire de', 'Nouveau-né'],
  de: ['Taufe von', 'Kommunion von', 'Geburtstag von', 'Neugeborenes'],
  es: ['Bautizo de', 'Comunión de', 'Cumpleaños de', 'Recién nacido'],
  en: ['Christening of', 'First birthday of', 'Senior portraits', 'Newborn'],
};

/** Labels that photographers give their orders, by language. */
export const labels: Readonly<Record<string, readonly string[]>> = {
  it: ['Copia genitori', 'Urgente', 'Album campione', 'Secondo album'],
  fr: ['Copie parents', 'Urgent', 'Album de démonstration', 'Deuxième album'],
  de: ['Elternexemplar', 'Eilig', 'Musteralbum', 'Zweites Album'],
  es: ['Copia para los padres', 'Urgente', 'Álbum de muestra', 'Segundo álbum'],
  en: ['Parent copy', 'Rush', 'Studio sample', 'Second album'],
};
