import type { Texts } from '../../kit/text/bundle.ts';
import type { UploadsTexts } from '../../uploads/strings.ts';

export const uploads: Texts<UploadsTexts> = {
  title: 'Fichiers de la commande {{code}}',
  facts: '{{article}} · {{size}}',
  factPages: '{{pages}} pages',
  changePages: 'Changer les pages',
  factProfile: 'Couleur : {{profile}}',
  wanted:
    'JPG, TIFF ou PDF, 300 dpi, 3 mm de fond perdu de chaque côté. Un fichier par double page, ou un seul PDF avec toutes.',
  wantedImages: 'JPG, TIFF ou PDF, 300 dpi, 3 mm de fond perdu de chaque côté. Un fichier par image.',
  sizeCover: 'Couverture : {{size}}',
  sizeSpread: 'Doubles pages : {{size}}',
  sizeImage: 'Images : {{size}}',
  ready: '{{ready}} sur {{slots}} prêts',
  bytes: '{{sent}} sur {{bytes}}',
  speed: '{{speed}}/s',
  left: 'encore {{time}} environ',
  seconds: '{{count}} s',
  minutes: '{{count}} min',
  hours: '{{hours}} h {{minutes}} min',
  progress: 'Envoyé',
  pause: 'Suspendre',
  resume: 'Reprendre',
  retryAll: 'Relancer tous les échecs',
  give: 'Envoyer au laboratoire',
  giving: 'Remise en cours…',
  giveHint:
    'Possible dès que chaque place est remplie, qu’aucun fichier ne reste et que chaque avertissement est lu.',
  giveFailed: 'Les fichiers n’ont pas pu être remis',
  drop: 'Déposez ici des fichiers ou un dossier',
  dropMore: 'Déposez ici d’autres fichiers',
  choose: 'Choisir des fichiers',
  chooseFolder: 'Choisir un dossier',
  chooseOne: 'Choisir le fichier',
  list: 'Feuilles de la commande',
  tray: 'Fichiers sans place',
  trayHint:
    'Donnez-leur une place ou retirez-les avant d’envoyer la commande : seul ce qui a une place est imprimé.',
  cover: 'Couverture',
  spread: 'Double page {{number}}',
  pages: 'pages {{first}}–{{last}}',
  allSpreads: 'Toutes les doubles pages',
  page: 'Page {{number}}',
  image: 'Image {{number}}',
  missing: 'Pas encore de fichier',
  chooseFor: 'Choisir un fichier pour {{place}}',
  moveTo: 'Déplacer {{name}} vers',
  toTray: 'Sans place',
  replace: 'Remplacer',
  replaceOf: 'Remplacer {{name}}',
  remove: 'Retirer',
  removeOf: 'Retirer {{name}}',
  retryOf: 'Renvoyer {{name}}',
  accept: 'Imprimer ainsi',
  acceptOf: 'Imprimer {{name}} ainsi',
  accepted: 'Accepté',
  reading: 'Lecture',
  refused: 'Non envoyé',
  waiting: 'En attente',
  sending: 'Envoi',
  retrying: 'Connexion perdue, nouvel essai',
  paused: 'Suspendu',
  needsFile: '{{percent}} envoyés. Choisissez à nouveau le fichier pour continuer.',
  checking: 'Le laboratoire le vérifie',
  checked: 'Prêt',
  warned: 'À regarder',
  blocked: 'Ne peut pas être imprimé',
  failed: 'Interrompu',
  problemSignIn: 'Votre session est terminée.',
  problemOffline:
    'Pas de connexion au laboratoire. Ce qui a été envoyé est gardé et l’envoi reprendra de lui-même.',
  problemGone: 'Le laboratoire n’a plus le début de ce fichier. Il sera renvoyé.',
  problemTooLarge: 'Trop grand pour le laboratoire : 2 Go par fichier, 6 Go par commande.',
  problemLabFull:
    'Le laboratoire n’a plus de place pour le moment. Ce qui est envoyé est conservé ; réessayez plus tard.',
  problemUnreadable: 'Le fichier n’est plus lisible sur cet ordinateur. Choisissez-le à nouveau.',
  problemElsewhere:
    'Une autre fenêtre de ce navigateur envoie ce fichier. Quand elle aura fini, celle-ci continuera.',
  problemRefused: 'Le laboratoire n’a pas accepté ce fichier.',
  problemDamaged:
    'Ce qui est arrivé n’est pas ce qui a été envoyé, ou le fichier a changé en route. Envoyez-le à nouveau.',
  problemDuplicate: 'Ce fichier est déjà là.',
  problemChanged: 'Le fichier a changé depuis le début : il est renvoyé depuis le commencement.',
  resumeTitle: 'Un envoi précédent a été interrompu',
  resumeText_one:
    '{{count}} fichier n’est pas complet. Choisissez-le à nouveau, ou son dossier : il reprend où il s’était arrêté.',
  resumeText_other:
    '{{count}} fichiers ne sont pas complets. Choisissez-les à nouveau, ou leur dossier : ils reprennent où ils s’étaient arrêtés.',
  recall: 'Continuer avec ces fichiers',
  recallText_one:
    'Cet ordinateur sait encore où se trouve {{count}} fichier. Le navigateur demande s’il peut le lire.',
  recallText_other:
    'Cet ordinateur sait encore où se trouvent {{count}} fichiers. Le navigateur demande s’il peut les lire.',
  signInTitle: 'Connectez-vous pour continuer',
  signInText:
    'Votre session est terminée. Rien n’est perdu : après la connexion, les fichiers reprennent où ils s’étaient arrêtés.',
  gaps: 'Des numéros manquent entre les fichiers : {{numbers}}.',
  doubles: 'Des numéros reviennent deux fois : {{numbers}}. Vérifiez l’ordre ci-dessous.',
  unpadded: 'Les numéros n’ont pas de zéros en tête : 2 a été placé avant 10. Vérifiez l’ordre ci-dessous.',
  joinTitle: 'Pages simples',
  joinText_one:
    '{{count}} fichier est une page simple, mais cette commande est imprimée en doubles pages. Le laboratoire peut les réunir deux par deux, 1 + 2, 3 + 4, etc. ; vos fichiers restent tels quels.',
  joinText_other:
    '{{count}} fichiers sont des pages simples, mais cette commande est imprimée en doubles pages. Le laboratoire peut les réunir, 1 + 2, 3 + 4, etc. ; vos fichiers restent tels quels.',
  join: 'Réunir en doubles pages',
  doneTitle: 'Le laboratoire a vos fichiers',
  doneText_one: '{{count}} fichier vérifié et remis. La commande part en production.',
  doneText_other: '{{count}} fichiers vérifiés et remis. La commande part en production.',
  proof: 'Épreuve (PDF)',
  proofName: 'Épreuve {{code}}',
  proofFailed: 'L’épreuve n’est pas disponible maintenant. Réessayez plus tard.',
  closedTitle: 'Cette commande n’accepte pas de fichiers maintenant',
  closedText: 'Ses fichiers ont été remis, ou elle ne les attend plus.',
  f_empty: 'Le fichier est vide (0 octet). Exportez-le à nouveau.',
  f_type: 'Ce n’est pas une image que le laboratoire imprime ({{type}}). Exportez en JPG, TIFF ou PDF.',
  f_damaged: 'Le fichier est endommagé ou incomplet. Exportez-le à nouveau.',
  f_pixels:
    'L’image compte {{megapixels}} mégapixels, plus qu’aucune feuille n’en demande. Exportez-la à la taille de la feuille.',
  f_densityTag: 'Le fichier indique {{density}} dpi. Ses pixels sont justes, rien à faire.',
  f_singlePage:
    'C’est une page simple ({{width}} × {{height}} px). Laissez le laboratoire la réunir à sa voisine, ou exportez des doubles pages : {{wantedWidth}} × {{wantedHeight}} px.',
  f_joined:
    'Une page simple. Le laboratoire la réunit à l’autre moitié en une double page en sRGB ; votre fichier reste tel quel.',
  f_notAll:
    'Une image ne peut pas tenir lieu de toutes les doubles pages. Un PDF le peut, avec une page pour chacune.',
  f_turned:
    'L’image est couchée : {{width}} × {{height}} px au lieu de {{wantedWidth}} × {{wantedHeight}} px. Tournez-la.',
  f_shape:
    'La forme n’est pas la bonne : {{width}} × {{height}} px au lieu de {{wantedWidth}} × {{wantedHeight}} px. Exportez à la taille de la commande.',
  f_shapeOf:
    'Cela ressemble à un livre de {{book}} cm : {{width}} × {{height}} px au lieu de {{wantedWidth}} × {{wantedHeight}} px. Exportez à la taille de la commande.',
  f_lowDensity:
    'Trop petite : {{width}} × {{height}} px donneraient {{density}} dpi. Il faut {{wantedWidth}} × {{wantedHeight}} px.',
  f_softDensity:
    'Un peu petite : {{density}} dpi au lieu de 300. Les détails peuvent paraître doux. Mieux : {{wantedWidth}} × {{wantedHeight}} px.',
  f_scaled:
    'Taille pas tout à fait exacte : {{density}} dpi. Le laboratoire l’amène à {{wantedWidth}} × {{wantedHeight}} px.',
  f_noBleed:
    'Les 3 mm de fond perdu manquent. Le laboratoire prolonge le bord en miroir ; exportez plutôt {{wantedWidth}} × {{wantedHeight}} px.',
  f_colourModel:
    'Les couleurs sont en {{model}}. Le laboratoire imprime en RVB : convertissez en sRGB ou Adobe RGB.',
  f_gray: 'Image en gris. Le laboratoire la passe en RVB.',
  f_noProfile:
    'Pas de profil de couleur. Le laboratoire la traite comme sRGB ; les couleurs peuvent différer de votre écran.',
  f_otherProfile:
    'Le profil est {{profile}}. Le laboratoire le convertit en sRGB ; les couleurs très vives peuvent paraître plus sages.',
  f_profileDiffers:
    'Le profil est {{profile}}, la commande indique {{wanted}}. Les deux sont imprimés juste.',
  f_depth: '{{depth}} bits par couleur. Le laboratoire les ramène à 8.',
  f_layers: 'Le TIFF contient {{pages}} images. Exportez une image par fichier.',
  f_alpha: 'L’image a des parties transparentes. Le laboratoire met du blanc dessous.',
  f_orientation: 'L’image est tournée par son champ EXIF. Le laboratoire la redresse.',
  f_blank: 'L’image est d’une seule couleur. Si c’est voulu, rien à faire.',
  f_bareEdge:
    'Les 3 mm extérieurs sont d’une seule couleur d’un côté ({{sides}}). Après la coupe, un filet peut rester : prolongez l’image jusqu’au bord.',
  f_pdfLarge: 'Le PDF dépasse {{megabytes}} Mo. Exportez en JPG ou TIFF.',
  f_pdfLocked: 'Le PDF est protégé. Exportez-le sans mot de passe.',
  f_pdfPages:
    'Le PDF a {{pages}} pages, la commande {{wanted}} doubles pages. Exportez une page par double page, ou un PDF pour chacune.',
  f_pdfOnePage: 'Le PDF a {{pages}} pages. Exportez un PDF par feuille.',
  f_pdfAllSpreads:
    'Le PDF a une page pour chacune des {{wanted}} doubles pages. Déplacez-le vers « Toutes les doubles pages », ou exportez un PDF pour cette feuille.',
  f_pdfHalf:
    'Un PDF ne peut pas être réuni. Exportez les pages simples en JPG ou TIFF, ou la double page entière en PDF.',
  f_pdfByHand:
    'Le nombre et la taille des pages sont justes. Les images et les polices du PDF n’ont pas été regardées ici : le laboratoire le fait lui-même.',
  f_pdfNoBleed:
    'Le PDF n’a pas de fond perdu : {{width}} × {{height}} mm au lieu de {{wantedWidth}} × {{wantedHeight}} mm. Après la coupe, des filets blancs pourraient rester : exportez-le avec 3 mm de chaque côté.',
  f_pdfNoBleedOn:
    'Pas de fond perdu dans le PDF (p. {{pages}}) : {{width}} × {{height}} mm au lieu de {{wantedWidth}} × {{wantedHeight}} mm. Après la coupe, des filets blancs pourraient rester : exportez-le avec 3 mm de chaque côté.',
  f_pdfSize:
    'Le PDF mesure {{width}} × {{height}} mm au lieu de {{wantedWidth}} × {{wantedHeight}} mm. Exportez à la taille de la commande.',
  f_pdfSizeOn:
    'Taille fausse dans le PDF (p. {{pages}}) : {{width}} × {{height}} mm au lieu de {{wantedWidth}} × {{wantedHeight}} mm. Exportez chaque page à la taille d’une double page.',
  f_pdfLowDensity:
    'Des images du PDF seraient imprimées à {{density}} dpi seulement (p. {{pages}}). 300 est juste, 150 le minimum : placez-les plus grandes et exportez sans les réduire.',
  f_pdfSoftDensity:
    'Des images du PDF sont imprimées à {{density}} dpi au lieu de 300 (p. {{pages}}). Les détails peuvent paraître doux : exportez plutôt sans les réduire.',
  f_pdfColour:
    'Des couleurs du PDF sont en {{model}} (p. {{pages}}). Le laboratoire imprime en RVB : exportez le PDF en sRGB ou Adobe RGB.',
  f_pdfFonts:
    'Des polices manquent dans le PDF : {{fonts}}. D’autres lettres seraient imprimées : incorporez toutes les polices ou vectorisez le texte.',
  f_nameLong:
    'Conseil : le nom de la commande, « {{name}} », compte {{length}} caractères. Jusqu’à {{most}} se lisent bien sur les étiquettes du laboratoire, par exemple « {{short}} ». Rien à faire pour cette commande.',
  f_nameSymbols:
    'Conseil : le nom de la commande, « {{name}} », contient des symboles ({{symbols}}). Des lettres et des chiffres seuls se lisent bien sur les étiquettes du laboratoire, par exemple « {{short}} ». Rien à faire pour cette commande.',
  f_uncheckable:
    'Le laboratoire n’a pas pu ouvrir ce fichier en sécurité. Exportez-le à nouveau en JPG ou TIFF.',
  model_spot: 'tons directs',
  model_indexed: 'couleurs indexées',
  side_top: 'haut',
  side_right: 'droite',
  side_bottom: 'bas',
  side_left: 'gauche',
};
