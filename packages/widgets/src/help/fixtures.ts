/** A question as the lab sends it. */
export const wireQuestion = (id: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id,
  domanda: `Question ${id}?`,
  risposta: `<p>Answer ${id}.</p>`,
  lingua: 'en',
  ...change,
});

/** Two groups, the first of which is sent last, and a policy. */
export const wireFaq = (change: Readonly<Record<string, unknown>> = {}) => ({
  groups: [
    {
      topic: 'files',
      nome: 'Preparing files',
      order: 2,
      domande: [
        wireQuestion('resolution', {
          domanda: 'Which resolution?',
          risposta: '<p>We suggest <b>300 dpi</b> for every proof.</p>',
        }),
        wireQuestion('cafe', { domanda: 'A café book?', risposta: '<p>With a cloth cover.</p>' }),
      ],
    },
    {
      topic: 'ordering',
      nome: 'Ordering',
      order: 1,
      domande: [wireQuestion('proof', { domanda: 'Do I get a proof?', risposta: '<p>Yes, as PDF.</p>' })],
    },
  ],
  policy: { testo: '# On receipt\nInspect the order.\n\nKeep the packaging.', lingua: 'en' },
  ...change,
});
