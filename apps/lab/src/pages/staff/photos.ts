import type { Context, Hono } from 'hono';
import { notAllowed } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import { securityHeaders } from '../../base/securityHeaders.ts';
import { isPermitted } from '../../identity/staffRoles.ts';
import { photoFile, smallPicture, takePhoto } from '../../sharing/download.ts';
import { downloadsOf, releasesOf } from '../../sharing/releaseTable.ts';
import { photoForStaff, photosForStaff, photosPerPage } from '../../sharing/staffTable.ts';
import type { StaffPhoto } from '../../sharing/staffTable.ts';
import { photoByKey } from '../../sharing/table.ts';
import { notFoundPage } from '../errorPage.tsx';
import { formLimits, readForm } from '../form.ts';
import { requireSameOrigin } from '../sameOrigin.ts';
import type { DrawPage } from './accessPages.ts';
import type { Desk } from './desk.ts';
import { photosPath, photosView, photoPath, photoView } from './photosView.tsx';
import { requireCsrf, staffSessionOf } from './session.ts';
import type { StaffSession } from './session.ts';
import { accessTexts } from './texts/access.ts';
import { photoTexts } from './texts/photos.ts';

const lastPage = 1_000;
/** Downloads that the page of a photo lists. */
const shownDownloads = 50;

/**
 * The photos that customers shared. The page of a photo shows the permission; the download is taken under exactly that
 * one, recorded, and refused once it is revoked.
 */
export function addStaffPhotos(
  app: Hono,
  lab: Lab,
  { deskFor, draw }: { readonly deskFor: (context: Context) => Desk; readonly draw: DrawPage },
): void {
  const { queries } = lab.database;
  const textsFor = (context: Context) => photoTexts[deskFor(context).language];
  const wanted = (context: Context) => (context.req.param('key') ?? '').slice(0, 40);

  app.get('/staff/photos', async (context) => {
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    if (!isPermitted(session.role, 'photos')) return notFoundPage(context, lab);
    const page = Math.min(Math.max(Math.trunc(Number(context.req.query('page')) || 1), 1), lastPage);
    const { photos, total } = await photosForStaff(queries, page);
    return draw(context, {
      title: textsFor(context).title,
      body: photosView(deskFor(context), { photos, page, more: total > page * photosPerPage }),
      session,
      path: photosPath(page),
    });
  });

  async function show(
    context: Context,
    session: StaffSession,
    photo: StaffPhoto,
    problem = '',
  ): Promise<Response> {
    const [releases, downloads] = await Promise.all([
      releasesOf(queries, photo.key),
      downloadsOf(queries, photo.key, shownDownloads),
    ]);
    return draw(context, {
      title: photo.name,
      body: photoView(deskFor(context), session, { photo, releases, downloads, problem }),
      session,
      path: photoPath(photo.key),
      ...(problem === '' ? {} : { status: 422 }),
    });
  }

  app.get('/staff/photos/:key', async (context) => {
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    const photo = isPermitted(session.role, 'photos') && (await photoForStaff(queries, wanted(context)));
    return photo ? show(context, session, photo) : notFoundPage(context, lab);
  });

  /** The small picture, as long as the photo may be used. */
  app.get('/staff/photos/:key/picture', async (context) => {
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    const photo = isPermitted(session.role, 'photos') && (await photoForStaff(queries, wanted(context)));
    const stored = photo && photo.inForce ? await photoByKey(queries, photo.key) : undefined;
    if (!stored || !stored.upload.thumbnail) return notFoundPage(context, lab);
    const { body, type } = await smallPicture(lab, stored);
    return new Response(body as BodyInit, {
      headers: { ...securityHeaders(), 'content-type': type, 'cache-control': 'no-store' },
    });
  });

  app.post('/staff/photos/:key/file', async (context) => {
    requireSameOrigin(context, lab);
    const session = await staffSessionOf(context, lab);
    if (!session) return context.redirect('/staff/', 303);
    const form = await readForm(context, formLimits.staff);
    requireCsrf(session, form.text('csrf'));
    const desk = deskFor(context);
    if (!isPermitted(session.role, 'photos')) throw notAllowed(accessTexts[desk.language].notAllowed);
    const photo = await photoForStaff(queries, wanted(context));
    const stored = photo && (await photoByKey(queries, photo.key));
    if (!photo || !stored) return notFoundPage(context, lab);
    const texts = photoTexts[desk.language];
    const [latest] = await releasesOf(queries, photo.key);
    // Given anew since the page was drawn: it is read before the photo is taken.
    if (latest && latest.revokedAt === null && String(latest.id) !== form.text('release'))
      return show(context, session, photo, texts.changed);
    if (!(await takePhoto(lab, stored, { staffId: session.id, name: session.name })))
      return show(context, session, { ...photo, inForce: false }, texts.refused);
    const { body, type, name } = await photoFile(lab, stored);
    return new Response(body as BodyInit, {
      headers: {
        ...securityHeaders(),
        'content-type': type,
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    });
  });
}
