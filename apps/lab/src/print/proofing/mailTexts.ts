import type { Language } from '@trade-area/core/contract';

/** `project`: its name; '' = it has none that a mail may carry. */
export interface ProofMailTexts {
  commentSubject(project: string): string;
  comments(project: string, count: number): string;
  approvedSubject(project: string): string;
  approved(project: string, person: string): string;
  withdrawnSubject(project: string): string;
  withdrawn(project: string): string;
  readonly open: string;
}

const all: Readonly<Record<Language, ProofMailTexts>> = {
  en: {
    commentSubject: (project) => `New comments on your proof${project && `: ${project}`}`,
    comments: (project, count) =>
      `${count === 1 ? 'There is 1 open comment' : `There are ${count} open comments`} on your proof${project && ` “${project}”`}.`,
    approvedSubject: (project) => `Your proof was approved${project && `: ${project}`}`,
    approved: (project, person) =>
      `${person || 'Your couple'} approved your proof${project && ` “${project}”`}.`,
    withdrawnSubject: (project) => `Approval withdrawn${project && `: ${project}`}`,
    withdrawn: (project) => `The approval of your proof${project && ` “${project}”`} was withdrawn.`,
    open: 'Open your projects',
  },
  it: {
    commentSubject: (project) => `Nuovi commenti alla tua bozza${project && `: ${project}`}`,
    comments: (project, count) =>
      `${count === 1 ? 'C’è 1 commento aperto' : `Ci sono ${count} commenti aperti`} alla tua bozza${project && ` «${project}»`}.`,
    approvedSubject: (project) => `La tua bozza è stata approvata${project && `: ${project}`}`,
    approved: (project, person) =>
      `${person || 'La coppia'} ha approvato la tua bozza${project && ` «${project}»`}.`,
    withdrawnSubject: (project) => `Approvazione ritirata${project && `: ${project}`}`,
    withdrawn: (project) => `L’approvazione della tua bozza${project && ` «${project}»`} è stata ritirata.`,
    open: 'Apri i tuoi progetti',
  },
  es: {
    commentSubject: (project) => `Comentarios nuevos en tu prueba${project && `: ${project}`}`,
    comments: (project, count) =>
      `Hay ${count === 1 ? '1 comentario pendiente' : `${count} comentarios pendientes`} en tu prueba${project && ` «${project}»`}.`,
    approvedSubject: (project) => `Tu prueba se ha aprobado${project && `: ${project}`}`,
    approved: (project, person) =>
      `${person || 'La pareja'} ha aprobado tu prueba${project && ` «${project}»`}.`,
    withdrawnSubject: (project) => `Aprobación retirada${project && `: ${project}`}`,
    withdrawn: (project) => `Se ha retirado la aprobación de tu prueba${project && ` «${project}»`}.`,
    open: 'Abrir tus proyectos',
  },
  fr: {
    commentSubject: (project) => `Nouveaux commentaires sur votre épreuve${project && `\u00a0: ${project}`}`,
    comments: (project, count) =>
      `${count === 1 ? '1 commentaire est à traiter' : `${count} commentaires sont à traiter`} sur votre épreuve${project && ` «\u00a0${project}\u00a0»`}.`,
    approvedSubject: (project) => `Votre épreuve a été approuvée${project && `\u00a0: ${project}`}`,
    approved: (project, person) =>
      `${person || 'Le couple'} a approuvé votre épreuve${project && ` «\u00a0${project}\u00a0»`}.`,
    withdrawnSubject: (project) => `Approbation retirée${project && `\u00a0: ${project}`}`,
    withdrawn: (project) =>
      `L’approbation de votre épreuve${project && ` «\u00a0${project}\u00a0»`} a été retirée.`,
    open: 'Ouvrir vos projets',
  },
  de: {
    commentSubject: (project) => `Neue Kommentare zu Ihrem Korrekturabzug${project && `: ${project}`}`,
    comments: (project, count) =>
      `Zu Ihrem Korrekturabzug${project && ` „${project}“`} ${count === 1 ? 'ist 1 Kommentar' : `sind ${count} Kommentare`} offen.`,
    approvedSubject: (project) => `Ihr Korrekturabzug wurde freigegeben${project && `: ${project}`}`,
    approved: (project, person) =>
      `${person || 'Das Paar'} hat Ihren Korrekturabzug${project && ` „${project}“`} freigegeben.`,
    withdrawnSubject: (project) => `Freigabe zurückgezogen${project && `: ${project}`}`,
    withdrawn: (project) =>
      `Die Freigabe Ihres Korrekturabzugs${project && ` „${project}“`} wurde zurückgezogen.`,
    open: 'Projekte öffnen',
  },
};

/** Words of the mails about the proofs of couples. */
export const proofMailTexts = (language: Language): ProofMailTexts => all[language];
