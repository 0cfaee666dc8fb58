import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadsTexts } from '../../uploads/strings.ts';

export const uploads: Texts<UploadsTexts> = {
  title: 'Fichiers de la commande {{code}}',
  facts: '{{article}} · {{size}}',
  factPages: '{{pages}} pages',
  changePages: 'Modifier la pagination',
  factProfile: 'Profil : {{profile}}',
  template: 'Télécharger le gabarit',
  wanted:
    'JPG, TIFF ou PDF, 300 dpi, 3 mm de fond perdu de chaque côté. Un fichier par double page, ou un seul PDF pour toutes.',
  wantedImages: 'JPG, TIFF ou PDF, 300 dpi, 3 mm de fond perdu de chaque côté. Un fichier par image.',
  sizeCover: 'Couverture : {{size}}',
  sizeSpread: 'Doubles pages : {{size}}',
  sizeImage: 'Images : {{size}}',
  ready: '{{ready}} sur {{slots}} prêts',
  bytes: '{{sent}} sur {{bytes}}',
  speed: '{{speed}}/s',
  left: 'reste environ {{time}}',
  seconds: '{{count}} s',
  minutes: '{{count}} min',
  hours: '{{hours}} h {{minutes}} min',
  progress: 'Progression de l’envoi',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  retryAll: 'Tout réessayer',
  submit: 'Envoyer au laboratoire',
  submitting: 'Envoi au laboratoire…',
  submitHint:
    'Possible quand chaque emplacement a son fichier, que tous les fichiers sont placés et les avertissements acceptés.',
  submitFailed: 'L’envoi au laboratoire a échoué',
  drop: 'Déposez ici des fichiers ou un dossier',
  dropMore: 'Déposez ici d’autres fichiers',
  choose: 'Choisir des fichiers',
  chooseFolder: 'Choisir un dossier',
  chooseOne: 'Choisir un fichier',
  list: 'Fichiers attendus',
  tray: 'Fichiers non placés',
  trayHint:
    'Placez-les ou retirez-les avant d’envoyer la commande : seuls les fichiers placés sont imprimés.',
  cover: 'Couverture',
  spread: 'Double page {{number}}',
  pages: 'pages {{first}}–{{last}}',
  allSpreads: 'Toutes les doubles pages',
  page: 'Page {{number}}',
  image: 'Image {{number}}',
  missing: 'Aucun fichier',
  chooseFor: 'Choisir un fichier pour {{slot}}',
  moveTo: 'Déplacer {{name}} vers',
  toTray: 'Non placé',
  replace: 'Remplacer',
  replaceOf: 'Remplacer {{name}}',
  remove: 'Retirer',
  removeOf: 'Retirer {{name}}',
  retryOf: 'Renvoyer {{name}}',
  accept: 'Imprimer quand même',
  acceptOf: 'Imprimer {{name}} quand même',
  accepted: 'Accepté',
  pixels: '{{width}} × {{height}} px',
  noProfile: 'sans profil ICC',
  removed: 'Fichiers retirés : {{names}}.',
  undo: 'Annuler le retrait',
  undoNamed: 'Restaurer {{names}}',
  restored: 'Fichiers restaurés : {{names}}.',
  restoreFailed: 'Impossible de restaurer les fichiers. {{reason}}',
  dismiss: 'Fermer',
  density: '{{density}} dpi',
  reading: 'Lecture…',
  refused: 'Non envoyé',
  waiting: 'En attente',
  sending: 'Envoi…',
  retrying: 'Connexion perdue, nouvelle tentative…',
  paused: 'En pause',
  needsFile: '{{percent}} envoyés. Choisissez à nouveau ce fichier pour continuer.',
  awaited: 'Pas encore importé. Choisissez à nouveau le fichier.',
  checking: 'Contrôle en cours…',
  checked: 'Prêt',
  warned: 'À vérifier',
  blocked: 'Non imprimable',
  failed: 'Interrompu',
  problemSignIn: 'Votre session a expiré.',
  problemOffline: 'Hors connexion. Les données envoyées sont conservées ; l’envoi reprendra automatiquement.',
  problemUnavailable:
    'Le laboratoire ne peut pas recevoir ce fichier pour le moment. Les données envoyées sont conservées ; l’envoi reprendra automatiquement.',
  problemGone: 'Envoi précédent indisponible. Le fichier est renvoyé depuis le début.',
  problemTooLarge: 'Trop volumineux : 2 Go maximum par fichier, 6 Go par commande.',
  problemLabFull:
    'Stockage du laboratoire plein. Les données envoyées sont conservées ; réessayez plus tard.',
  problemUnreadable: 'Le fichier n’est plus lisible sur cet ordinateur. Choisissez-le à nouveau.',
  problemElsewhere: 'Envoi en cours dans une autre fenêtre. Celle-ci prendra le relais ensuite.',
  problemRefused: 'Le laboratoire n’a pas accepté ce fichier.',
  problemDamaged: 'Le fichier reçu est endommagé ou a été modifié pendant l’envoi. Envoyez-le à nouveau.',
  problemDuplicate: 'Ce fichier a déjà été ajouté.',
  problemCardNumber:
    'Le nom du fichier ressemble à un numéro de carte. Renommez-le et choisissez-le à nouveau.',
  problemChanged: 'Le fichier a été modifié : il est renvoyé depuis le début.',
  resumeTitle: 'Un envoi précédent a été interrompu',
  resumeText_one:
    '{{count}} fichier incomplet. Choisissez-le à nouveau, ou son dossier : l’envoi reprendra où il s’était arrêté.',
  resumeText_other:
    '{{count}} fichiers incomplets. Choisissez-les à nouveau, ou leur dossier : l’envoi reprendra où il s’était arrêté.',
  recall: 'Continuer avec ces fichiers',
  recallText_one:
    'Le navigateur peut retrouver {{count}} fichier sur cet ordinateur ; il vous demandera l’autorisation de le lire.',
  recallText_other:
    'Le navigateur peut retrouver {{count}} fichiers sur cet ordinateur ; il vous demandera l’autorisation de les lire.',
  alreadyHere_one: '{{count}} fichier était déjà là et n’a pas été ajouté de nouveau.',
  alreadyHere_other: '{{count}} fichiers étaient déjà là et n’ont pas été ajoutés de nouveau.',
  missingNames: 'Fichiers manquants : {{names}}.',
  moreNames_one: '{{count}} autre',
  moreNames_other: '{{count}} autres',
  leaveOut: 'Exclure les fichiers manquants',
  leaveOutTitle: 'Exclure les fichiers manquants ?',
  leaveOutText: 'Ces fichiers ne seront pas envoyés au laboratoire : {{names}}.',
  leaveOutYes: 'Exclure',
  unusableTitle: 'Envoyer sans ces fichiers ?',
  unusableText: 'Ces fichiers sont inutilisables et ne seront pas imprimés : {{names}}.',
  unusableYes: 'Envoyer sans eux',
  cancel: 'Annuler',
  signInTitle: 'Reconnectez-vous pour continuer',
  signInText:
    'Votre session a expiré. Rien n’est perdu : après la connexion, l’envoi reprendra où il s’était arrêté.',
  gaps: 'Numéros manquants dans les noms de fichiers : {{numbers}}.',
  doubles: 'Numéros en double : {{numbers}}. Vérifiez l’ordre ci-dessous.',
  unpadded: 'Les numéros n’ont pas de zéros en tête : 2 a été placé avant 10. Vérifiez l’ordre ci-dessous.',
  joinTitle: 'Pages simples',
  joinText_one:
    '{{count}} fichier est une page simple, alors que la commande est en doubles pages. Le laboratoire peut assembler les pages par deux (1 + 2, 3 + 4, etc.) ; vos fichiers ne sont pas modifiés.',
  joinText_other:
    '{{count}} fichiers sont des pages simples, alors que la commande est en doubles pages. Le laboratoire peut assembler les pages par deux (1 + 2, 3 + 4, etc.) ; vos fichiers ne sont pas modifiés.',
  join: 'Assembler en doubles pages',
  doneTitle: 'Le laboratoire a reçu vos fichiers',
  doneText_one: '{{count}} fichier contrôlé et transmis. La commande part en production.',
  doneText_other: '{{count}} fichiers contrôlés et transmis. La commande part en production.',
  proof: 'Épreuve (PDF)',
  proofName: 'Épreuve {{code}}',
  proofFailed: 'L’épreuve n’est pas disponible pour le moment. Réessayez plus tard.',
  closedTitle: 'Cette commande n’attend pas de fichiers',
  closedText: 'Ils ont déjà été transmis, ou ne sont plus attendus.',
  f_empty: 'Le fichier est vide (0 octet). Exportez-le à nouveau.',
  f_tooLarge: 'Le fichier dépasse {{gigabytes}} Go, la limite par fichier. Exportez-le en plus petit.',
  f_typeUnknown: 'Format non imprimable. Exportez en JPG, TIFF ou PDF.',
  f_type: 'Format non imprimable ({{type}}). Exportez en JPG, TIFF ou PDF.',
  f_damaged: 'Le fichier est endommagé ou incomplet. Exportez-le à nouveau.',
  f_pixels:
    'L’image compte {{megapixels}} mégapixels, bien plus que nécessaire. Exportez-la au format demandé.',
  f_densityTag:
    'Le fichier indique {{density}} dpi, mais ses dimensions en pixels sont correctes. Rien à faire.',
  f_singlePage:
    'Page simple ({{width}} × {{height}} px). Laissez le laboratoire l’assembler avec la page en regard, ou exportez des doubles pages : {{wantedWidth}} × {{wantedHeight}} px.',
  f_joined:
    'Page simple. Le laboratoire l’assemble avec la page en regard en une double page sRGB ; votre fichier n’est pas modifié.',
  f_notAll: 'Cet emplacement demande un PDF contenant une page par double page.',
  f_turned:
    'Orientation incorrecte : {{width}} × {{height}} px au lieu de {{wantedWidth}} × {{wantedHeight}} px. Faites pivoter l’image.',
  f_shape:
    'Proportions incorrectes : {{width}} × {{height}} px au lieu de {{wantedWidth}} × {{wantedHeight}} px. Exportez au format de la commande.',
  f_shapeOf:
    'Dimensions d’un livre de {{book}} cm : {{width}} × {{height}} px au lieu de {{wantedWidth}} × {{wantedHeight}} px. Exportez au format de la commande.',
  f_lowDensity:
    'Résolution insuffisante : {{width}} × {{height}} px, soit {{density}} dpi. Il faut {{wantedWidth}} × {{wantedHeight}} px.',
  f_softDensity:
    'Résolution un peu faible : {{density}} dpi au lieu de 300. Les détails peuvent manquer de netteté. Recommandé : {{wantedWidth}} × {{wantedHeight}} px.',
  f_scaled:
    'Taille légèrement différente ({{density}} dpi). Le laboratoire l’ajuste à {{wantedWidth}} × {{wantedHeight}} px.',
  f_noBleed:
    'Fond perdu de 3 mm absent. Le laboratoire prolonge les bords en miroir ; mieux vaut exporter en {{wantedWidth}} × {{wantedHeight}} px.',
  f_colourModel:
    'Les couleurs sont en {{model}}. Le laboratoire imprime en RVB : convertissez en sRGB ou Adobe RGB.',
  f_gray: 'Image en niveaux de gris. Le laboratoire la convertit en RVB.',
  f_noProfile:
    'Aucun profil ICC incorporé. Le laboratoire traite l’image en sRGB ; les couleurs peuvent différer de votre écran.',
  f_otherProfile:
    'Profil {{profile}}. Le laboratoire convertit en sRGB ; les couleurs très saturées peuvent s’atténuer.',
  f_profileDiffers:
    'Profil {{profile}}, alors que la commande indique {{wanted}}. Les deux sont imprimés correctement.',
  f_depth: '{{depth}} bits par couche. Le laboratoire convertit en 8 bits.',
  f_layers: 'Le TIFF contient {{pages}} images. Exportez une image par fichier.',
  f_alpha: 'L’image contient de la transparence. Le laboratoire l’aplatit sur fond blanc.',
  f_orientation: 'Orientation définie par les données EXIF. Le laboratoire redresse l’image.',
  f_blank: 'Image unie, d’une seule couleur. Si c’est voulu, rien à faire.',
  f_bareEdge:
    'Les 3 mm extérieurs sont d’une seule couleur sur un bord ({{sides}}). Un filet peut rester après la coupe : prolongez l’image jusqu’au bord.',
  f_pdfLarge: 'Le PDF dépasse {{megabytes}} Mo. Exportez en JPG ou TIFF.',
  f_pdfLocked: 'Le PDF est protégé. Exportez-le sans mot de passe.',
  f_pdfPages:
    'Le PDF compte {{pages}} pages, la commande {{wanted}} doubles pages. Exportez une page par double page, ou un PDF pour chacune.',
  f_pdfOnePage: 'Le PDF compte {{pages}} pages. Exportez un PDF d’une page par emplacement.',
  f_pdfAllSpreads:
    'Le PDF contient les {{wanted}} doubles pages. Déplacez-le vers « Toutes les doubles pages », ou exportez un PDF par emplacement.',
  f_pdfHalf:
    'Un PDF ne peut pas être assemblé. Exportez les pages simples en JPG ou TIFF, ou la double page entière en PDF.',
  f_pdfByHand:
    'Nombre et format des pages corrects. Le laboratoire contrôlera lui-même les images et les polices du PDF.',
  f_pdfNoBleed:
    'Le PDF n’a pas de fond perdu : {{width}} × {{height}} mm au lieu de {{wantedWidth}} × {{wantedHeight}} mm. Après la coupe, des filets blancs pourraient rester : exportez-le avec 3 mm de chaque côté.',
  f_pdfNoBleedOn:
    'Pas de fond perdu dans le PDF (p. {{pages}}) : {{width}} × {{height}} mm au lieu de {{wantedWidth}} × {{wantedHeight}} mm. Après la coupe, des filets blancs pourraient rester : exportez-le avec 3 mm de chaque côté.',
  f_pdfSize:
    'Le PDF mesure {{width}} × {{height}} mm au lieu de {{wantedWidth}} × {{wantedHeight}} mm. Exportez au format de la commande.',
  f_pdfSizeOn:
    'Format incorrect dans le PDF (p. {{pages}}) : {{width}} × {{height}} mm au lieu de {{wantedWidth}} × {{wantedHeight}} mm. Exportez chaque page au format d’une double page.',
  f_pdfLowDensity:
    'Résolution insuffisante : des images du PDF (p. {{pages}}) seraient imprimées à {{density}} dpi. Il faut 300 dpi (150 au minimum) : utilisez des images plus grandes et exportez sans sous-échantillonnage.',
  f_pdfSoftDensity:
    'Résolution un peu faible : des images du PDF (p. {{pages}}) sont à {{density}} dpi au lieu de 300. Les détails peuvent manquer de netteté : exportez sans sous-échantillonnage.',
  f_pdfColour:
    'Des couleurs du PDF sont en {{model}} (p. {{pages}}). Le laboratoire imprime en RVB : exportez le PDF en sRGB ou Adobe RGB.',
  f_pdfFonts:
    'Polices non incorporées au PDF : {{fonts}}. Elles seraient remplacées à l’impression : incorporez-les ou vectorisez le texte.',
  f_nameLong:
    'Conseil : le nom « {{name}} » compte {{length}} caractères. Les étiquettes se lisent mieux jusqu’à {{most}}, par exemple « {{short}} ». Rien à faire pour cette commande.',
  f_nameSymbols:
    'Conseil : le nom « {{name}} » contient des symboles ({{symbols}}). Les étiquettes se lisent mieux sans, par exemple « {{short}} ». Rien à faire pour cette commande.',
  f_uncheckable: 'Ce fichier n’a pas pu être ouvert sans risque. Exportez-le à nouveau en JPG ou TIFF.',
  model_spot: 'tons directs',
  model_indexed: 'couleurs indexées',
  side_top: 'haut',
  side_right: 'droite',
  side_bottom: 'bas',
  side_left: 'gauche',
};
