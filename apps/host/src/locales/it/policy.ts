import type { Policy } from '../../pages/consent/policy.ts';

/** Informativa su privacy e cookie, italiano. */
export const policy: Policy = {
  intro:
    'Questa informativa spiega quali dati personali {{company}} tratta nella Trade Area, perché, per quanto tempo e che cosa puoi decidere tu. È resa ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR) e della normativa nazionale sulle comunicazioni elettroniche.',
  sections: {
    controller: {
      title: 'Titolare del trattamento',
      body: [
        'Il titolare è {{company}}, {{address}} ({{taxNumbers}}).',
        'Per qualsiasi domanda sui tuoi dati e per esercitare i tuoi diritti scrivi a {{email}}.',
      ],
    },
    data: {
      title: 'Quali dati trattiamo',
      body: [
        'La Trade Area è un servizio per fotografi e studi professionali. Trattiamo:',
        [
          'dati identificativi e di contatto: nome, azienda, codice cliente, indirizzo, telefono, e-mail, dati fiscali, numero EORI, codice destinatario e PEC dove la legge li richiede;',
          'dati di accesso: e-mail, una password che conserviamo solo in forma non reversibile, la data di ogni accesso e il dispositivo usato;',
          'dati degli ordini: prodotti, prezzi, nomi e date dell’evento, indirizzi di consegna, messaggi e le fotografie e i file che ci invii per la stampa;',
          'dati di pagamento: importi, date, metodo e le ultime quattro cifre della carta; i numeri di carta sono conservati dal fornitore dei pagamenti, mai da noi;',
          'dati tecnici: indirizzo della connessione, tipo di browser e orari delle richieste del browser.',
        ],
        'Le fotografie che ci invii possono ritrarre altre persone. Per queste il titolare sei tu; noi le trattiamo per tuo conto, solo per produrre, consegnare e, entro la garanzia, riprodurre il tuo ordine.',
      ],
    },
    purposes: {
      title: 'Finalità e basi giuridiche',
      body: [
        [
          'Gestire il tuo account e produrre, consegnare e fatturare i tuoi ordini: esecuzione del contratto con te.',
          'Tenere contabilità, fatture e documenti doganali: obbligo di legge.',
          'Rispondere ai tuoi messaggi e reclami: esecuzione del contratto.',
          'Mantenere sicuro il servizio, riconoscere gli abusi e trovare i guasti: nostro legittimo interesse a un servizio che funziona.',
          'Informarti su prodotti e promozioni simili a quelli che hai ordinato: nostro legittimo interesse; puoi opporti in qualsiasi momento.',
          'Misurare come viene usata la Trade Area e migliorarla: il tuo consenso, facoltativo e revocabile in qualsiasi momento.',
        ],
        'Senza i dati indicati come obbligatori non possiamo accettare un ordine. Negare il consenso all’analisi non ha alcuna conseguenza sui tuoi ordini.',
        'Non esistono decisioni automatizzate su di te con effetti giuridici.',
      ],
    },
    recipients: {
      title: 'Chi riceve i dati',
      body: [
        'I tuoi dati sono trattati dal nostro personale e da aziende che lavorano per noi sulla base di un contratto: hosting e manutenzione tecnica, fornitori di pagamenti, corrieri e agenti doganali, consulenti fiscali e il tuo referente commerciale. Le autorità ricevono dati solo quando la legge ci obbliga.',
        'I dati restano nello Spazio economico europeo. Se un corriere o un fornitore opera altrove, come per una consegna nel Regno Unito, negli Stati Uniti, in Canada o in Australia, il trasferimento si fonda su una decisione di adeguatezza, sulle clausole contrattuali tipo della Commissione europea oppure è necessario per eseguire il tuo ordine.',
        'Non vendiamo mai i tuoi dati e non pubblichiamo mai una tua fotografia senza la tua espressa liberatoria.',
      ],
    },
    retention: {
      title: 'Per quanto tempo conserviamo i dati',
      body: [
        [
          'Dati dell’account: finché esiste l’account e per i due anni successivi.',
          'Ordini, fatture e documenti doganali: dieci anni, come richiede la legge fiscale.',
          'File di stampa: dodici mesi dopo la consegna, per consentire una ristampa; poi vengono cancellati.',
          'Messaggi su un ordine: quanto l’ordine.',
          'Registri di sicurezza: dodici mesi.',
          'La tua scelta sul consenso, con data e pagina: finché è valida e per i cinque anni successivi, come prova.',
        ],
      ],
    },
    rights: {
      title: 'I tuoi diritti',
      body: [
        'In qualsiasi momento puoi chiederci:',
        [
          'l’accesso ai tuoi dati e una loro copia;',
          'di correggere dati sbagliati e completare quelli mancanti;',
          'di cancellare i dati che non ci servono più o di limitarne l’uso;',
          'di consegnare i dati a te o a un altro fornitore in un formato elettronico comune;',
          'di interrompere un trattamento fondato sul nostro legittimo interesse e, sempre, la pubblicità;',
          'di revocare un consenso, senza effetto su ciò che è avvenuto prima.',
        ],
        'Scrivi a {{email}}: rispondiamo entro un mese. Se ritieni che trattiamo i tuoi dati in modo illecito puoi presentare reclamo all’autorità di protezione dei dati del Paese in cui vivi o lavori; in Italia è il Garante per la protezione dei dati personali.',
      ],
    },
    cookies: {
      title: 'Cookie e memoria sul tuo dispositivo',
      body: [
        'I cookie sono piccoli testi che un sito conserva nel browser; la memoria locale ha lo stesso scopo. La Trade Area usa per conto proprio solo quelli tecnici. Non richiedono consenso, perché senza di essi non potresti restare collegato:',
        [
          'la tua sessione: una chiave casuale che dice chi è collegato, e nome, azienda e area mostrati in ogni pagina; cancellata quando esci;',
          'le tue preferenze: lingua, menu aperto o chiuso, aspetto chiaro o scuro e gli avvisi già chiusi;',
          'un numero casuale per questo browser, che aiuta a riconoscere gli estranei che tentano di accedere.',
        ],
      ],
    },
    analytics: {
      title: 'Un solo servizio di analisi',
      body: [
        'Se, e solo se, lo consenti qui sotto, un servizio di analisi conta quali pagine vengono aperte e dove qualcosa non funziona. Non riceve mai il tuo nome, la tua e-mail, i tuoi ordini, i tuoi messaggi o le tue fotografie. Senza il tuo permesso non viene nemmeno caricato.',
      ],
    },
    video: {
      title: 'Un servizio video',
      body: [
        'I tutorial possono essere mostrati da un servizio video. Non gli viene chiesto nulla finché non avvii un filmato; da quel momento il servizio riceve l’indirizzo della tua connessione e può impostare cookie propri, secondo la propria informativa.',
      ],
    },
    social: {
      title: 'Link ai social',
      body: [
        'I link ai social network e ai nostri gruppi sono semplici link: nelle nostre pagine non viene caricato nulla di loro. Solo quando ne segui uno valgono le regole di quella rete.',
      ],
    },
    lifetime: {
      title: 'Durata dei cookie',
      body: [
        'Da una sessione a due anni: ciò che appartiene alla sessione termina quando esci o quando la sessione scade; le preferenze, e i cookie di analisi se li hai consentiti, durano al massimo due anni.',
      ],
    },
    browsers: {
      title: 'Gestire i cookie nel browser',
      body: [
        'Nel tuo browser puoi vedere, cancellare e bloccare cookie e dati memorizzati. Se blocchi quelli tecnici resti collegato solo finché la pagina è aperta. I produttori spiegano come fare:',
      ],
    },
    changes: {
      title: 'Modifiche a questa informativa',
      body: [
        'Aggiorniamo questa informativa quando cambiano il servizio o la legge. Vale la versione pubblicata in questa pagina; delle modifiche essenziali ti avvisiamo nella Trade Area o per e-mail.',
      ],
    },
  },
};
