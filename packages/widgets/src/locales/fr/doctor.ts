import type { DoctorTexts } from '../../elements/doctor/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const doctor: Texts<DoctorTexts> = {
  title: 'Diagnostic de l’intégration',
  again: 'Vérifier à nouveau',
  checking: 'Vérification de la page…',
  nothing: 'Aucune erreur trouvée',
  nothingText:
    'Scripts, politique, laboratoire, session et balisage de cette page ont passé {{checks}} vérifications.',
  mistakes_one: '{{count}} erreur',
  mistakes_other: '{{count}} erreurs',
  notes_one: '{{count}} remarque',
  notes_other: '{{count}} remarques',
  instead: 'Écrivez plutôt :',
  copy: 'Copier',
  copyOf: 'Copier : {{code}}',
  copied: 'Copié',
  copyRefused: 'Le navigateur n’autorise pas la copie ici. Sélectionnez le texte.',
  scriptMissing: 'Le script de {{tag}} manque sur cette page.',
  scriptMissingWhy: 'Chaque élément est un fichier. Sans lui, le navigateur affiche un espace vide.',
  scriptFailed: 'Le script de {{tag}} ne l’a pas défini.',
  scriptFailedWhy:
    'Ouvrez {{address}} dans le navigateur. Si le fichier s’affiche, cherchez dans la console un fichier refusé par la politique de la page, par une valeur integrity d’une autre version ou par un bloqueur de contenu.',
  scriptClassic: 'Un script des widgets n’est pas chargé comme module.',
  scriptClassicWhy:
    'Les fichiers s’importent entre eux, ce que seuls les modules peuvent faire : {{address}} se termine par une erreur.',
  versionsDiffer: 'Cette page contient des widgets de plusieurs versions : {{versions}}.',
  versionsDifferWhy:
    'La première définition d’une balise reste, donc des éléments de deux versions se côtoient et leurs fichiers sont chargés deux fois. Chargez tous les scripts depuis la même adresse.',
  gatewayInvalid: '{{value}} n’est pas l’adresse d’un laboratoire.',
  gatewayInvalidWhy: 'La passerelle est une origine en http ou https. C’est {{gateway}} qui est interrogé.',
  gatewayPath: 'La passerelle {{value}} contient un chemin.',
  gatewayPathWhy: 'Seule l’origine compte : {{origin}} est interrogé, sans le chemin.',
  gatewayWrong: '{{gateway}} a répondu {{status}}, mais pas comme un laboratoire.',
  gatewayWrongWhy:
    'Un autre serveur répond à cette adresse, ou celui du laboratoire est arrêté. Vérifiez la passerelle.',
  gatewaySilent: '{{gateway}} ne répond pas.',
  gatewaySilentWhy:
    'L’adresse est fausse, le serveur est arrêté, ou la requête est bloquée par une politique dans les en-têtes de la page, une extension ou un pare-feu.',
  originRefused: 'Le laboratoire n’autorise pas cette page à lire ses réponses.',
  originRefusedWhy:
    '{{gateway}} répond, mais {{origin}} ne fait pas partie des origines autorisées, donc seul ce qui est public s’affiche. Demandez au laboratoire de l’ajouter à la liste de sa configuration. Si elle y est déjà, la passerelle est l’adresse d’un autre serveur.',
  mixedContent: 'Cette page est en https et la passerelle {{gateway}} en http.',
  mixedContentWhy:
    'Les navigateurs bloquent les requêtes d’une page sécurisée vers une adresse qui ne l’est pas.',
  insecurePage: '{{origin}} n’est pas servi en https.',
  insecurePageWhy:
    'Sans page sécurisée, la connexion, la copie et les envois échouent dans certains navigateurs.',
  clockOff: 'L’horloge de cet appareil diffère de {{minutes}} minutes de celle du laboratoire.',
  clockOffWhy:
    'Les sessions expirent trop tôt ou trop tard et les dates sont fausses. Réglez l’heure de l’appareil automatiquement.',
  sessionNone: 'La fonction de session de cette page n’a renvoyé aucun identifiant.',
  sessionNoneWhy:
    'Les widgets réservés aux clients indiquent alors que personne n’est connecté. Renvoyez un identifiant dès que la page connaît son client.',
  sessionRefused: 'Le laboratoire n’accepte pas l’identifiant de cette page.',
  sessionRefusedWhy:
    'Il a expiré ou ne vient pas de {{gateway}}. À l’expiration, la fonction est rappelée et doit en renvoyer un nouveau.',
  sessionFailed: 'La session n’a pas pu être vérifiée.',
  sessionFailedWhy:
    'La fonction de session a échoué, ou le serveur n’a pas répondu. La fonction renvoie un identifiant, une promesse ou null.',
  signInMissing: 'Personne ne peut se connecter avant d’utiliser {{tag}}.',
  signInMissingWhy:
    'La page n’a ni formulaire de connexion ni fonction de session, donc chaque widget réservé aux clients affiche son propre bouton.',
  policyForbids: 'La Content Security Policy de cette page interdit {{origin}} pour {{directive}}.',
  policyForbidsWhy:
    'Le navigateur bloque ce que les widgets chargent depuis cette origine. Remplacez cette directive de la politique.',
  trustedTypesMissing: 'Les Trusted Types de cette page ne comprennent pas {{name}}.',
  trustedTypesMissingWhy:
    'Le texte mis en forme s’affiche en texte brut. Remplacez cette directive de la politique.',
  frameRefused: 'Cette page affiche {{address}} dans un cadre, ce que cette adresse refuse.',
  frameRefusedWhy:
    'Seule la connexion intégrée du portail peut être mise dans un cadre, par les pages que le laboratoire indique. Pour le reste, il existe un élément.',
  frameSandboxed: 'Le cadre de {{address}} est trop restreint pour se connecter.',
  frameSandboxedWhy:
    'Sans origine propre, scripts ni formulaires, la connexion n’affiche rien ou ne garde pas la session.',
  pageSandboxed: 'Cette page est dans un bac à sable et n’a pas d’origine.',
  pageSandboxedWhy:
    'Aucun laboratoire ne peut autoriser une origine absente : le catalogue public s’affiche, mais personne ne peut se connecter. Le cadre autour de la page a besoin de ces mots.',
  storageBlocked: 'Le navigateur bloque le stockage de cette page.',
  storageBlockedWhy:
    'Tout fonctionne jusqu’à la fermeture de la page. Les cadres d’autres sites sont les premiers touchés. Une fonction de session, ou la page hors du cadre, conserve la connexion.',
  tagUnknown: '{{tag}} n’est pas un élément de cette bibliothèque.',
  tagUnknownWhy: 'Le navigateur affiche une balise inconnue comme un espace vide, sans erreur.',
  attributeUnknown: '{{tag}} n’a pas d’attribut {{attribute}}.',
  attributeUnknownWhy:
    'Les attributs inconnus n’ont aucun effet. Les noms s’écrivent en minuscules, avec des traits d’union.',
  valueUnknown: '{{attribute}} n’accepte pas la valeur {{value}}.',
  valueUnknownWhy: 'La valeur par défaut est utilisée. Valeurs acceptées : {{allowed}}.',
  propertyAsAttribute: '{{property}} de {{tag}} est ici un attribut et doit être une propriété.',
  propertyAsAttributeWhy:
    'Les fonctions et les objets ne peuvent pas être des attributs, et un identifiant ne doit jamais figurer dans la page.',
  propertyLost: 'La propriété {{property}} de {{tag}} n’a aucun effet.',
  propertyLostWhy: 'Elle a été définie avec une autre graphie, ou avant que l’élément soit dans la page.',
  languageUnknown: 'Les widgets ne parlent pas la langue {{value}}.',
  languageUnknownWhy: 'Ils s’affichent en anglais. Langues disponibles : {{languages}}.',
  charsetWrong: 'Cette page est lue en {{charset}}.',
  charsetWrongWhy: 'Les accents des attributs et des slots sont altérés. La ligne se place au début de head.',
  tokenUnknown: 'Aucun widget ne lit la propriété {{token}}.',
  tokenUnknownWhy: 'Elle n’a aucun effet. Le guide des thèmes énumère toutes les propriétés.',
  widthZero: '{{tag}} n’a pas de largeur.',
  widthZeroWhy:
    'Un conteneur qui l’entoure est écrasé, par exemple un élément flex ou grid sans largeur ou un panneau replié sur le côté.',
  insideControl: '{{tag}} est dans {{outer}}.',
  insideControlWhy:
    'Un clic dans le widget déclenche aussi ce qui l’entoure, et le clavier n’atteint pas son contenu.',
  insideForm: '{{tag}} est dans un formulaire.',
  insideFormWhy:
    'Ses champs ne sont pas envoyés avec le formulaire et sa connexion n’en fait pas partie. Fermez le formulaire avant.',
  patched: 'Un autre script a remplacé {{names}}.',
  patchedWhy:
    'Les outils de surveillance et les extensions le font. Si un widget échoue, chargez une fois la page sans ce script. La console en montre le code.',
  browserOld: 'Il manque à ce navigateur {{features}}.',
  browserOldWhy:
    'Les widgets demandent Chrome 123, Firefox 120, Safari 17.5 ou plus récent. Mettez le navigateur à jour.',
};
