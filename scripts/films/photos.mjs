import sharp from 'sharp';
import { at } from '../parts/root.mjs';

/** A photo of packages/scene at a size in pixels, for a person to choose from their disk. */
export async function photoOf(photo, name, { width, height, isMirrored = false }) {
  const buffer = await sharp(at(`packages/scene/photos/${photo}.jpg`))
    .resize(width, height, { fit: 'cover' })
    .flop(isMirrored)
    .withMetadata({ density: 300 })
    .withIccProfile('srgb')
    .jpeg({ quality: 70 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Asks the lab for something of the signed-in customer, without a page. */
export async function ask({ page, sites }, path, data) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.post(`${sites.lab}gateway?endpoint=${path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(`ta: ${path} answered ${answer.status()}`);
  return answer.json();
}

/** An album that waits for its files, with a photo for each of its sheets. */
export async function waitingAlbum(stage) {
  const { orders } = await ask(stage, '/api/customer/orders/last', {});
  const found = orders.find(
    ({ by_ftp, blocked, tipo, transfer_status: sent }) =>
      by_ftp && blocked && tipo === 'album' && (sent === 0 || sent === 1),
  );
  if (!found) throw new Error('ta: this account has no album that waits for files');
  const code = found.commessa;
  const { slots } = await ask(stage, '/api/customer/uploads/ledger', { order_code: code });
  const pixels = (millimetres) => Math.round((millimetres / 25.4) * 300);
  const sizeOf = (slot, share = 1) => ({
    width: Math.round(pixels(slot.w_mm + 2 * slot.bleed_mm) * share),
    height: Math.round(pixels(slot.h_mm + 2 * slot.bleed_mm) * share),
  });
  const motifs = [
    'meadow',
    'hills',
    'larches',
    'fig',
    'dandelion',
    'drum',
    'brushes',
    'fig-close',
    'dandelion-tall',
  ];
  const nameOf = ({ kind, number }) =>
    kind === 'cover' ? 'cover.jpg' : `${String(number).padStart(3, '0')}.jpg`;
  const files = (shareOf = () => 1) =>
    Promise.all(
      slots.map((slot, index) =>
        photoOf(motifs[index % motifs.length], nameOf(slot), {
          ...sizeOf(slot, shareOf(slot)),
          // The uploader refuses a picture that it has already.
          isMirrored: index >= motifs.length,
        }),
      ),
    );
  return { code, slots, files };
}

/** The uploader of an order, in the window of the portal. */
export const uploaderOf = (page) => page.getByRole('dialog').frameLocator('iframe');
