import { startTestLab } from '../fixtures/lab.ts';
import { signInRaces } from '../fixtures/signInRaces.ts';

signInRaces('the embedded database', async () => {
  const began = Date.now();
  const lab = await startTestLab();
  return { lab, began, stop: () => lab.stop() };
});
