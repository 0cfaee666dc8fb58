import type { Policy } from '../../pages/consent/policy.ts';

/** Politique de confidentialité et cookies, français. */
export const policy: Policy = {
  intro:
    'La présente politique explique quelles données personnelles {{company}} traite dans la Trade Area, son espace pro, pourquoi et pendant combien de temps, et quels choix vous appartiennent. Elle est établie conformément aux articles 13 et 14 du règlement (UE) 2016/679 (RGPD) et aux lois nationales sur les communications électroniques.',
  sections: {
    controller: {
      title: 'Responsable du traitement',
      body: [
        'Le responsable du traitement est {{company}}, {{address}} ({{taxNumbers}}).',
        'Pour toute question sur vos données et pour exercer vos droits, écrivez à {{email}}.',
      ],
    },
    data: {
      title: 'Données traitées',
      body: [
        'La Trade Area est un service destiné aux photographes et studios professionnels. Nous traitons :',
        [
          'des données d’identité et de contact : nom, société, code client, adresse, téléphone, e-mail, données fiscales, numéro EORI et, là où la loi l’exige, code destinataire et e-mail certifié ;',
          'des données de connexion : e-mail, mot de passe conservé uniquement sous forme hachée (irréversible), date de chaque connexion et appareil utilisé ;',
          'des données de commande : produits, prix, noms et dates d’un événement, adresses de livraison, messages, ainsi que les photographies et fichiers que vous nous envoyez pour l’impression ;',
          'des données de paiement : montants, dates, mode de paiement et quatre derniers chiffres d’une carte ; les numéros de carte sont conservés par le prestataire de paiement, jamais par nous ;',
          'si vous nous écrivez sans compte : votre message, ainsi que le nom et l’e-mail que vous indiquez ; si vous regardez une vidéo que nous vous avons envoyée : la vidéo, l’heure et votre adresse IP ;',
          'des données techniques : adresse IP, type de navigateur et heure des requêtes de votre navigateur.',
        ],
        'Les photographies que vous nous envoyez peuvent montrer d’autres personnes. Pour celles-ci, vous êtes le responsable du traitement ; nous agissons en sous-traitant, uniquement pour produire, livrer et, dans le cadre de la garantie, refaire votre commande.',
      ],
    },
    purposes: {
      title: 'Finalités et bases juridiques',
      body: [
        [
          'Gérer votre compte et produire, livrer et facturer vos commandes : exécution du contrat conclu avec vous.',
          'Tenir la comptabilité, les factures et les documents de douane : obligation légale.',
          'Répondre à vos messages et réclamations : exécution du contrat.',
          'Répondre aux personnes qui nous écrivent sans compte et savoir si une vidéo envoyée a été regardée : notre intérêt légitime à traiter les demandes.',
          'Assurer la sécurité du service, détecter les abus et les pannes : notre intérêt légitime à proposer un service fiable.',
          'Vous informer de produits et promotions semblables à ceux que vous avez commandés : notre intérêt légitime ; vous pouvez vous y opposer à tout moment.',
          'Mesurer l’usage de la Trade Area et l’améliorer : votre consentement, facultatif et révocable à tout moment.',
        ],
        'Sans les données indiquées comme obligatoires, nous ne pouvons pas accepter de commande. Refuser la mesure d’audience n’a aucune conséquence sur vos commandes.',
        'Aucune décision automatisée produisant des effets juridiques n’est prise à votre sujet.',
      ],
    },
    recipients: {
      title: 'Destinataires des données',
      body: [
        'Vos données sont traitées par notre personnel et par des entreprises qui travaillent pour nous sous contrat : hébergement et maintenance technique, prestataires de paiement, transporteurs et agents en douane, experts-comptables et votre commercial. Les autorités ne reçoivent des données que si la loi nous y oblige.',
        'Les données restent dans l’Espace économique européen. Si un transporteur ou un prestataire est établi ailleurs, par exemple pour une livraison au Royaume-Uni, aux États-Unis, au Canada ou en Australie, le transfert repose sur une décision d’adéquation, sur les clauses contractuelles types de la Commission européenne, ou est nécessaire à l’exécution de votre commande.',
        'Nous ne vendons jamais vos données et ne publions jamais une de vos photographies sans votre autorisation expresse.',
      ],
    },
    retention: {
      title: 'Durée de conservation',
      body: [
        [
          'Données du compte : tant que le compte existe et deux ans après.',
          'Commandes, factures et documents de douane : dix ans, comme l’exige la loi fiscale.',
          'Fichiers d’impression : douze mois après la livraison, pour permettre une réimpression ; ils sont ensuite supprimés.',
          'Messages concernant une commande : aussi longtemps que la commande.',
          'Photos que vous partagez avec nous : jusqu’à leur suppression par vous ou jusqu’à celle des données du compte ; la preuve de votre autorisation : cinq ans après sa fin.',
          'Messages sans compte : deux ans après le dernier.',
          'Visionnages de vidéos : 90 jours.',
          'Journaux de sécurité : douze mois.',
          'Votre choix de consentement, avec sa date et sa page : tant qu’il est valable et cinq ans après, à titre de preuve.',
          'Configurations supprimées, commandes non terminées, notifications, visites et données similaires : douze mois au plus. La rubrique « Vos données et leur protection » de votre compte indique toutes les durées.',
        ],
      ],
    },
    rights: {
      title: 'Vos droits',
      body: [
        'Vous pouvez à tout moment nous demander :',
        [
          'l’accès à vos données et une copie de celles-ci ;',
          'la rectification des données inexactes ou incomplètes ;',
          'l’effacement des données dont nous n’avons plus besoin, ou la limitation de leur traitement ;',
          'la portabilité de vos données, vers vous ou vers un autre prestataire, dans un format électronique courant ;',
          'l’arrêt d’un traitement fondé sur notre intérêt légitime et, dans tous les cas, de la prospection commerciale ;',
          'le retrait d’un consentement, sans effet sur les traitements antérieurs.',
        ],
        'Le titulaire du compte peut télécharger une copie des données et demander leur effacement dans le compte, rubrique « Vos données et leur protection ».',
        'Écrivez à {{email}} : nous répondons sous un mois. Si vous pensez que nous traitons vos données de façon illicite, vous pouvez saisir l’autorité de protection des données du pays où vous vivez ou travaillez ; en France, la CNIL.',
      ],
    },
    cookies: {
      title: 'Cookies et stockage sur votre appareil',
      body: [
        'Les cookies sont de petits fichiers texte qu’un site enregistre dans votre navigateur ; le stockage local a le même rôle. La Trade Area elle-même n’utilise que des cookies techniques. Ils ne nécessitent pas de consentement, car sans eux vous ne pourriez pas rester connecté :',
        [
          'votre session : une clé aléatoire qui identifie la personne connectée, ainsi que le nom, la société et le secteur affichés sur chaque page ; supprimée à la déconnexion ;',
          'vos préférences : langue, menu ouvert ou fermé, apparence claire ou sombre et les avis que vous avez fermés ;',
          'un identifiant aléatoire propre à ce navigateur, qui aide à repérer les tentatives de connexion suspectes.',
        ],
      ],
    },
    analytics: {
      title: 'Un seul service de mesure d’audience',
      body: [
        'Si, et seulement si, vous l’autorisez ci-dessous, un service de mesure compte les pages ouvertes et repère les dysfonctionnements. Il ne reçoit jamais votre nom, votre e-mail, vos commandes, vos messages ni vos photographies. Sans votre accord, il n’est même pas chargé.',
      ],
    },
    video: {
      title: 'Un service vidéo',
      body: [
        'Les tutoriels peuvent être diffusés par un service vidéo. Rien ne lui est demandé tant que vous ne lancez pas une vidéo ; il reçoit alors votre adresse IP et peut déposer ses propres cookies, selon sa propre politique.',
      ],
    },
    social: {
      title: 'Liens vers les réseaux sociaux',
      body: [
        'Les liens vers les réseaux sociaux et nos groupes sont de simples liens : aucun de leurs contenus n’est chargé dans nos pages. Les règles d’un réseau ne s’appliquent que si vous suivez son lien.',
      ],
    },
    lifetime: {
      title: 'Durée des cookies',
      body: [
        'D’une session à deux ans : les cookies de session prennent fin à la déconnexion ou à l’expiration de la session ; les préférences, et les cookies de mesure d’audience si vous les avez autorisés, durent deux ans au maximum.',
      ],
    },
    browsers: {
      title: 'Gérer les cookies dans votre navigateur',
      body: [
        'Vous pouvez voir, supprimer et bloquer les cookies et données enregistrées dans votre navigateur. Si vous bloquez les cookies techniques, vous restez connecté uniquement tant que la page est ouverte. Les éditeurs expliquent comment faire :',
      ],
    },
    changes: {
      title: 'Modifications de cette politique',
      body: [
        'Nous adaptons cette politique lorsque le service ou la loi évolue. La version publiée sur cette page fait foi ; nous vous informons des changements importants dans la Trade Area ou par e-mail.',
      ],
    },
  },
};
