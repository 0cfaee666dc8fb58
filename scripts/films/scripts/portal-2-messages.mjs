import { say } from '../say.mjs';

const pdf = { name: 'cover.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

export const film = {
  account: 'ie',
  page: 'messages',
  async prepare(stage) {
    const { page, sites } = stage;
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const answer = await page.request.get(`${sites.lab}api/customer/orders/threads`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { threads } = await answer.json();
    return { code: threads.find(({ open_question: open, unread }) => !open && unread > 0).cod_order };
  },
  steps: [
    {
      say: say(
        'All conversations with the lab in one place, the newest first.',
        'Tutte le conversazioni con il laboratorio insieme, la più recente in alto.',
        'Todas las conversaciones con el laboratorio juntas, la más reciente primero.',
        'Toutes les conversations avec le laboratoire, la plus récente en premier.',
        'Alle Gespräche mit dem Labor an einem Ort, das neueste zuerst.',
      ),
      act: ({ page, point }) => point(page.getByRole('main').getByRole('link').first(), { at: 0.4 }),
    },
    {
      say: say(
        'Each belongs to an order. Open it, and read the latest message.',
        'Ognuna appartiene a un ordine. Aprila e leggi l’ultimo messaggio.',
        'Cada una pertenece a un pedido. Ábrela y lee el último mensaje.',
        'Chacune correspond à une commande. Ouvrez-la et lisez le dernier message.',
        'Jedes gehört zu einer Bestellung. Öffnen Sie es und lesen Sie die letzte Nachricht.',
      ),
      async act({ page, sites, rest, press, code }) {
        await page.goto(`${sites.portal}order/${code}/message`);
        await page.getByLabel('Your message to the lab').waitFor();
        await rest();
        await press(page.getByRole('button', { name: 'Read new message' }).last());
      },
    },
    {
      say: say(
        'Write your question as you would in a mail.',
        'Scrivi la tua domanda come in una mail.',
        'Escribe tu pregunta como en un correo.',
        'Écrivez votre question comme dans un e-mail.',
        'Schreiben Sie Ihre Frage wie in einer E-Mail.',
      ),
      act: ({ page, type }) =>
        type(page.getByLabel('Your message to the lab'), 'Is the cover right like this?'),
    },
    {
      say: say(
        'Attach files: photos, a PDF or a ZIP of up to 25 MB each.',
        'Allega file: foto, un PDF o uno ZIP fino a 25 MB ciascuno.',
        'Adjunta archivos: fotos, un PDF o un ZIP de hasta 25 MB cada uno.',
        'Joignez des fichiers : photos, PDF ou ZIP, jusqu’à 25 Mo chacun.',
        'Hängen Sie Dateien an: Fotos, PDF oder ZIP mit je bis zu 25 MB.',
      ),
      async act({ page, point }) {
        await point(page.getByText('ATTACH FILES').first());
        await page.locator('input[type="file"]').setInputFiles(pdf);
        await page.getByText('Uploaded', { exact: true }).waitFor();
      },
    },
    {
      say: say(
        'Send. You see when the lab has read it, and the reply arrives by itself.',
        'Invia. Vedi quando il laboratorio lo ha letto; la risposta arriva da sola.',
        'Envía. Ves cuándo lo ha leído el laboratorio y la respuesta llega sola.',
        'Envoyez. Vous voyez quand le laboratoire l’a lu ; la réponse arrive seule.',
        'Senden. Sie sehen, wann das Labor sie gelesen hat; die Antwort kommt von selbst.',
      ),
      async act({ page, press }) {
        await press(page.getByRole('button', { name: 'Send', exact: true }));
        await page.getByText('Thank you', { exact: true }).waitFor();
      },
    },
    {
      say: say(
        'A question of the lab stops production: answer it first.',
        'Una domanda del laboratorio ferma la produzione: rispondi subito.',
        'Una pregunta del laboratorio detiene la producción: respóndela primero.',
        'Une question du laboratoire arrête la production : répondez-y d’abord.',
        'Eine Frage des Labors hält die Produktion an: Beantworten Sie sie zuerst.',
      ),
      async act({ page, sites, rest, point }) {
        await page.goto(`${sites.portal}messages`);
        await page.getByText('Needs your reply').first().waitFor();
        await rest();
        await point(page.getByText('Needs your reply').first());
      },
    },
  ],
};
