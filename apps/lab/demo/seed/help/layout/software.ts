// Long because each text is in five languages.
import { texts } from '../../store/texts.ts';
import { paragraph } from './item.ts';
import type { DemoLayoutItem } from './item.ts';

/** The page that has the files of the software. */
const downloads = '/ta/documents?filter=graphisoftware';
const size = (english: string, french: string, comma = english.replace('.', ',')) =>
  texts(english, comma, comma, french, comma);

/** The first way: Graphisoftware, free to download (LAY-03, LAY-05 to LAY-12). */
export const software: readonly DemoLayoutItem[] = [
  {
    id: 'software-card',
    block: 'card',
    title: texts('Graphisoftware', 'Graphisoftware', 'Graphisoftware', 'Graphisoftware', 'Graphisoftware'),
    text: paragraph(
      'Our free design software for Mac and Windows: you lay out your album yourself, with the sizes of our products already in it.',
      'Il nostro software di impaginazione gratuito per Mac e Windows: impagini tu il tuo album, con i formati dei nostri prodotti già pronti.',
      'Nuestro programa de maquetación gratuito para Mac y Windows: maquetas tú el álbum, con los formatos de nuestros productos ya preparados.',
      'Notre logiciel de mise en page gratuit pour Mac et Windows\u00a0: vous composez vous-même votre album, les formats de nos produits sont déjà prêts.',
      'Unsere kostenlose Gestaltungssoftware für Mac und Windows: Sie gestalten Ihr Album selbst, die Formate unserer Produkte sind schon angelegt.',
    ),
  },
  {
    id: 'software-intro',
    block: 'intro',
    title: texts(
      'Free download',
      'Download gratuito',
      'Descarga gratuita',
      'Téléchargement gratuit',
      'Kostenloser Download',
    ),
    text: paragraph(
      'Graphisoftware costs nothing. Download it, lay out your album, and send us the finished project with your order.',
      'Graphisoftware è gratuito. Scaricalo, impagina il tuo album e inviaci il progetto finito con l’ordine.',
      'Graphisoftware es gratuito. Descárgalo, maqueta tu álbum y envíanos el proyecto terminado con tu pedido.',
      'Graphisoftware est gratuit. Téléchargez-le, composez votre album et envoyez-nous le projet terminé avec votre commande.',
      'Graphisoftware ist kostenlos. Laden Sie es herunter, gestalten Sie Ihr Album und senden Sie uns das fertige Projekt mit Ihrer Bestellung.',
    ),
  },
  {
    id: 'catalina',
    block: 'warning',
    title: texts(
      'Before you update to macOS Catalina',
      'Prima di aggiornare a macOS Catalina',
      'Antes de actualizar a macOS Catalina',
      'Avant la mise à jour vers macOS Catalina',
      'Vor dem Update auf macOS Catalina',
    ),
    text: paragraph(
      'Graphisoftware does not run on macOS Catalina. If you work with it, do not install that update.',
      'Graphisoftware non funziona con macOS Catalina. Se lo usi, non installare questo aggiornamento.',
      'Graphisoftware no funciona con macOS Catalina. Si trabajas con él, no instales esa actualización.',
      'Graphisoftware ne fonctionne pas sous macOS Catalina. Si vous l’utilisez, n’installez pas cette mise à jour.',
      'Graphisoftware läuft nicht unter macOS Catalina. Wenn Sie damit arbeiten, installieren Sie dieses Update nicht.',
    ),
  },
  {
    id: 'mac-full',
    block: 'downloads',
    title: texts(
      'Graphisoftware 6.4.1 for Mac',
      'Graphisoftware 6.4.1 per Mac',
      'Graphisoftware 6.4.1 para Mac',
      'Graphisoftware 6.4.1 pour Mac',
      'Graphisoftware 6.4.1 für Mac',
    ),
    link: downloads,
    note: size('419.8\u00a0MB', '419,8\u00a0Mo'),
    platform: 'mac',
  },
  {
    id: 'pc-full',
    block: 'downloads',
    title: texts(
      'Graphisoftware 6.4.1 for PC',
      'Graphisoftware 6.4.1 per PC',
      'Graphisoftware 6.4.1 para PC',
      'Graphisoftware 6.4.1 pour PC',
      'Graphisoftware 6.4.1 für PC',
    ),
    link: downloads,
    note: size('421.8\u00a0MB', '421,8\u00a0Mo'),
    platform: 'pc',
  },
  {
    id: 'usb-guide',
    block: 'downloads',
    title: texts(
      'The USB key on macOS High Sierra and Mojave (PDF)',
      'La chiavetta USB con macOS High Sierra e Mojave (PDF)',
      'La memoria USB en macOS High Sierra y Mojave (PDF)',
      'La clé USB sous macOS High Sierra et Mojave (PDF)',
      'Der USB-Stick unter macOS High Sierra und Mojave (PDF)',
    ),
    link: downloads,
    note: size('2.1\u00a0MB', '2,1\u00a0Mo'),
  },
  {
    id: 'mac-previous',
    block: 'previous',
    title: texts(
      'Graphisoftware 6.0.0 for Mac',
      'Graphisoftware 6.0.0 per Mac',
      'Graphisoftware 6.0.0 para Mac',
      'Graphisoftware 6.0.0 pour Mac',
      'Graphisoftware 6.0.0 für Mac',
    ),
    link: downloads,
    platform: 'mac',
  },
  {
    id: 'installation',
    block: 'install',
    title: texts(
      'Installation guide',
      'Guida all’installazione',
      'Guía de instalación',
      'Guide d’installation',
      'Installationsanleitung',
    ),
    text: texts(
      '<ol><li>Close an older version of Graphisoftware that is open.</li><li>Download version 6.4.1 for your computer, and open the file.</li><li>Follow the installer. It brings plug-in version 1.2, which is needed from version 6.0.0.</li><li>On macOS High Sierra, install the patch afterwards. It needs version 6.3.0 or later.</li><li>Open Graphisoftware, and choose your language.</li></ol>',
      '<ol><li>Chiudi un’eventuale versione precedente di Graphisoftware.</li><li>Scarica la versione 6.4.1 per il tuo computer e apri il file.</li><li>Segui il programma di installazione. Comprende il plug-in 1.2, necessario dalla versione 6.0.0.</li><li>Con macOS High Sierra, installa poi la patch. Richiede la versione 6.3.0 o successiva.</li><li>Apri Graphisoftware e scegli la lingua.</li></ol>',
      '<ol><li>Cierra cualquier versión anterior de Graphisoftware que esté abierta.</li><li>Descarga la versión 6.4.1 para tu ordenador y abre el archivo.</li><li>Sigue los pasos del instalador. Incluye el complemento 1.2, necesario a partir de la versión 6.0.0.</li><li>En macOS High Sierra, instala después el parche. Necesita la versión 6.3.0 o posterior.</li><li>Abre Graphisoftware y elige el idioma.</li></ol>',
      '<ol><li>Fermez toute version antérieure de Graphisoftware encore ouverte.</li><li>Téléchargez la version 6.4.1 pour votre ordinateur et ouvrez le fichier.</li><li>Suivez le programme d’installation. Il contient le module\u00a01.2, nécessaire à partir de la version 6.0.0.</li><li>Sous macOS High Sierra, installez ensuite le correctif. Il demande la version 6.3.0 ou ultérieure.</li><li>Ouvrez Graphisoftware et choisissez votre langue.</li></ol>',
      '<ol><li>Schließen Sie eine ältere Version von Graphisoftware, wenn sie offen ist.</li><li>Laden Sie Version 6.4.1 für Ihren Computer herunter und öffnen Sie die Datei.</li><li>Folgen Sie dem Installationsprogramm. Es enthält das Plug-in 1.2, das ab Version 6.0.0 nötig ist.</li><li>Installieren Sie unter macOS High Sierra danach den Patch. Er braucht Version 6.3.0 oder neuer.</li><li>Öffnen Sie Graphisoftware und wählen Sie Ihre Sprache.</li></ol>',
    ),
  },
  {
    id: 'new-version',
    block: 'news',
    title: texts(
      'What’s new in 6.4.1',
      'Novità della 6.4.1',
      'Novedades de la 6.4.1',
      'Nouveautés de la 6.4.1',
      'Neu in 6.4.1',
    ),
    text: paragraph(
      'The calendars of the years 2021 and 2022.',
      'I calendari degli anni 2021 e 2022.',
      'Los calendarios de los años 2021 y 2022.',
      'Les calendriers des années 2021 et 2022.',
      'Die Kalender der Jahre 2021 und 2022.',
    ),
  },
  {
    id: 'tutorial',
    block: 'links',
    title: texts(
      'Tutorial video',
      'Video tutorial',
      'Vídeo tutorial',
      'Vidéo de prise en main',
      'Videoanleitung',
    ),
    link: '/ta/download?path=VIDEO/GRAPHISOFTWARE%20TUTORIAL_EN',
  },
  {
    id: 'manuals',
    block: 'links',
    title: texts('Manuals', 'Manuali', 'Manuales', 'Manuels', 'Handbücher'),
    link: downloads,
  },
  {
    id: 'requirements-link',
    block: 'links',
    title: texts(
      'Base requirements',
      'Requisiti di base',
      'Requisitos básicos',
      'Configuration requise',
      'Grundvoraussetzungen',
    ),
    link: '/ta/create-layout#graphisoftware/requirements',
  },
  {
    id: 'minimum-mac',
    block: 'requirements',
    title: texts('Mac OS X 10.7', 'Mac OS X 10.7', 'Mac OS X 10.7', 'Mac OS X 10.7', 'Mac OS X 10.7'),
    text: paragraph(
      'The oldest system of a Mac that Graphisoftware runs on.',
      'Il sistema più vecchio con cui Graphisoftware funziona su Mac.',
      'El sistema más antiguo con el que Graphisoftware funciona en un Mac.',
      'Le système le plus ancien sur lequel Graphisoftware fonctionne sur Mac.',
      'Das älteste System, auf dem Graphisoftware auf einem Mac läuft.',
    ),
  },
  {
    id: 'minimum-plugin',
    block: 'requirements',
    title: texts(
      'Plug-in version 1.2',
      'Plug-in versione 1.2',
      'Complemento versión 1.2',
      'Module version\u00a01.2',
      'Plug-in-Version 1.2',
    ),
    text: paragraph(
      'Needed from software version 6.0.0.',
      'Necessario dalla versione 6.0.0 del software.',
      'Necesario a partir de la versión 6.0.0 del programa.',
      'Nécessaire à partir de la version 6.0.0 du logiciel.',
      'Nötig ab Softwareversion 6.0.0.',
    ),
  },
  {
    id: 'minimum-patch',
    block: 'requirements',
    title: texts(
      'High Sierra patch',
      'Patch per High Sierra',
      'Parche para High Sierra',
      'Correctif pour High Sierra',
      'Patch für High Sierra',
    ),
    text: paragraph(
      'It needs software version 6.3.0 or later.',
      'Richiede la versione 6.3.0 del software o una successiva.',
      'Necesita la versión 6.3.0 del programa o una posterior.',
      'Il demande la version 6.3.0 du logiciel ou une version ultérieure.',
      'Er braucht Softwareversion 6.3.0 oder neuer.',
    ),
  },
];
