import type { Policy } from '../../pages/consent/policy.ts';

/** Política de privacidad y cookies, español. */
export const policy: Policy = {
  intro:
    'Este aviso explica qué datos personales trata {{company}} en la Trade Area, por qué, durante cuánto tiempo y qué puedes decidir tú. Se facilita conforme a los artículos 13 y 14 del Reglamento (UE) 2016/679 (RGPD) y a las leyes nacionales sobre comunicaciones electrónicas.',
  sections: {
    controller: {
      title: 'Responsable del tratamiento',
      body: [
        'El responsable es {{company}}, {{address}} ({{taxNumbers}}).',
        'Para cualquier pregunta sobre tus datos y para ejercer tus derechos, escribe a {{email}}.',
      ],
    },
    data: {
      title: 'Qué datos tratamos',
      body: [
        'La Trade Area es un servicio para fotógrafos y estudios profesionales. Tratamos:',
        [
          'datos de identidad y contacto: nombre, empresa, código de cliente, dirección, teléfono, correo electrónico, datos fiscales, número EORI y, donde la ley lo exige, código de destinatario y correo certificado;',
          'datos de acceso: correo electrónico, la contraseña, que guardamos solo cifrada de forma irreversible (hash), la fecha de cada acceso y el dispositivo utilizado;',
          'datos de pedidos: productos, precios, nombres y fechas del evento, direcciones de entrega, mensajes y las fotografías y archivos que nos envías para imprimir;',
          'datos de pago: importes, fechas, método y las cuatro últimas cifras de la tarjeta; los números de tarjeta los guarda el proveedor de pagos, nunca nosotros;',
          'si nos escribes sin tener cuenta: tu mensaje y el nombre y el correo electrónico que indiques; si ves un vídeo que te hemos enviado: el vídeo, la hora y tu dirección IP;',
          'datos técnicos: dirección IP, tipo de navegador y hora de las peticiones que hace tu navegador.',
        ],
        'Las fotografías que nos envías pueden mostrar a otras personas. De esos datos el responsable eres tú; nosotros los tratamos por tu cuenta, como encargados, solo para producir, entregar y, dentro de la garantía, repetir tu pedido.',
      ],
    },
    purposes: {
      title: 'Finalidades y bases jurídicas',
      body: [
        [
          'Gestionar tu cuenta y producir, entregar y facturar tus pedidos: ejecución del contrato contigo.',
          'Llevar la contabilidad, las facturas y los documentos de aduana: obligación legal.',
          'Responder a tus mensajes y reclamaciones: ejecución del contrato.',
          'Responder a quien nos escribe sin tener cuenta y saber si se ha visto un vídeo que hemos enviado: nuestro interés legítimo en atender las consultas.',
          'Mantener la seguridad del servicio, detectar usos indebidos y corregir fallos: nuestro interés legítimo en un servicio que funcione.',
          'Informarte de productos y promociones similares a los que has pedido: nuestro interés legítimo; puedes oponerte en cualquier momento.',
          'Medir cómo se usa la Trade Area y mejorarla: tu consentimiento, voluntario y revocable en cualquier momento.',
        ],
        'Sin los datos señalados como obligatorios no podemos aceptar un pedido. Si no consientes el análisis, tus pedidos no se ven afectados.',
        'No tomamos decisiones automatizadas que produzcan efectos jurídicos sobre ti.',
      ],
    },
    recipients: {
      title: 'Destinatarios de los datos',
      body: [
        'Tus datos los tratan nuestro personal y empresas que trabajan para nosotros por contrato: alojamiento y mantenimiento técnico, proveedores de pago, transportistas y agentes de aduanas, asesores fiscales y tu comercial. Las autoridades reciben datos solo cuando la ley nos obliga.',
        'Los datos permanecen en el Espacio Económico Europeo. Si un transportista o un proveedor está fuera, por ejemplo en una entrega al Reino Unido, Estados Unidos, Canadá o Australia, la transferencia se basa en una decisión de adecuación, en las cláusulas contractuales tipo de la Comisión Europea o es necesaria para ejecutar tu pedido.',
        'Nunca vendemos tus datos y nunca publicamos una fotografía tuya sin tu autorización expresa.',
      ],
    },
    retention: {
      title: 'Cuánto tiempo conservamos los datos',
      body: [
        [
          'Datos de la cuenta: mientras exista y durante los dos años siguientes.',
          'Pedidos, facturas y documentos de aduana: diez años, como exige la legislación fiscal.',
          'Archivos de impresión: doce meses desde la entrega, para poder reimprimir; después se borran.',
          'Mensajes sobre un pedido: el mismo tiempo que el pedido.',
          'Fotos que compartes con nosotros: hasta que las borres o se supriman los datos de la cuenta; la prueba de tu autorización: cinco años desde su fin.',
          'Mensajes sin cuenta: dos años desde el último.',
          'Visualizaciones de vídeos: 90 días.',
          'Registros de seguridad: doce meses.',
          'Tu elección sobre el consentimiento, con fecha y página: mientras esté vigente y durante los cinco años siguientes, como prueba.',
          'Configuraciones eliminadas, compras sin terminar, notificaciones, visitas y datos similares: doce meses como máximo. La sección «Tus datos y la privacidad» de tu cuenta indica todos los plazos.',
        ],
      ],
    },
    rights: {
      title: 'Tus derechos',
      body: [
        'En cualquier momento puedes:',
        [
          'acceder a tus datos y obtener una copia;',
          'rectificar los datos erróneos y completar los que falten;',
          'pedir que suprimamos los datos que ya no necesitemos o que limitemos su uso;',
          'recibir tus datos, o que los enviemos a otro proveedor, en un formato electrónico común;',
          'oponerte a un tratamiento basado en nuestro interés legítimo y, siempre, a la publicidad;',
          'retirar tu consentimiento, sin que afecte al tratamiento anterior.',
        ],
        'El titular de la cuenta puede descargar una copia de los datos y solicitar su supresión en la cuenta, en la sección «Tus datos y la privacidad».',
        'Escribe a {{email}}: respondemos en el plazo de un mes. Si crees que tratamos tus datos de forma ilícita, puedes reclamar ante la autoridad de protección de datos del país donde vives o trabajas; en España, la Agencia Española de Protección de Datos.',
      ],
    },
    cookies: {
      title: 'Cookies y almacenamiento en tu dispositivo',
      body: [
        'Las cookies son pequeños archivos de texto que un sitio web guarda en tu navegador; el almacenamiento local sirve para lo mismo. La Trade Area solo usa por sí misma cookies técnicas. No requieren consentimiento, porque sin ellas no podrías mantener la sesión iniciada:',
        [
          'tu sesión: una clave aleatoria que identifica a quien ha iniciado sesión, y el nombre, la empresa y el área que se muestran en cada página; se borra al cerrar sesión;',
          'tus preferencias: idioma, menú abierto o cerrado, apariencia clara u oscura y los avisos que has cerrado;',
          'un número aleatorio para este navegador, que ayuda a detectar intentos de acceso no autorizados.',
        ],
      ],
    },
    analytics: {
      title: 'Un servicio de análisis',
      body: [
        'Solo si lo permites más abajo, un servicio de análisis registra qué páginas se abren y dónde se producen errores. Nunca recibe tu nombre, tu correo, tus pedidos, tus mensajes ni tus fotografías. Sin tu permiso ni siquiera se carga.',
      ],
    },
    video: {
      title: 'Un servicio de vídeo',
      body: [
        'Los tutoriales pueden mostrarse mediante un servicio de vídeo. No nos conectamos a él hasta que inicias un vídeo; a partir de entonces recibe tu dirección IP y puede usar cookies propias, según su propio aviso de privacidad.',
      ],
    },
    social: {
      title: 'Enlaces a redes sociales',
      body: [
        'Los enlaces a redes sociales y a nuestros grupos son simples enlaces: no cargan contenido suyo en nuestras páginas. Las normas de cada red solo se aplican si sigues el enlace.',
      ],
    },
    lifetime: {
      title: 'Duración de las cookies',
      body: [
        'De una sesión a dos años: lo que pertenece a tu sesión termina cuando la cierras o caduca; las preferencias, y las cookies de análisis si las has permitido, duran dos años como máximo.',
      ],
    },
    browsers: {
      title: 'Gestionar las cookies en tu navegador',
      body: [
        'En tu navegador puedes ver, borrar y bloquear cookies y datos guardados. Si bloqueas las técnicas, tu sesión dura solo mientras la página esté abierta. Cada navegador explica cómo hacerlo:',
      ],
    },
    changes: {
      title: 'Cambios en este aviso',
      body: [
        'Adaptamos este aviso cuando cambian el servicio o la ley. La versión vigente es la publicada en esta página; te informaremos de los cambios importantes en la Trade Area o por correo electrónico.',
      ],
    },
  },
};
