import type { ReactNode } from 'react';
import { Disclosure, EmptyState, StatusMark } from '@trade-area/widgets/ui';
import type { downloadsOf, Release } from '../../sharing/releaseTable.ts';
import type { StaffPhoto } from '../../sharing/staffTable.ts';
import { PageHead, TextLink } from '../parts/Page.tsx';
import type { Desk } from './desk.ts';
import { BackLink, DeskForm, PageSteps, Problem, Send } from './parts.tsx';
import type { StaffSession } from './session.ts';
import { photoTexts } from './texts/photos.ts';

export const photosPath = (page: number): string => `/staff/photos${page > 1 ? `?page=${page}` : ''}`;
export const photoPath = (key: string): string => `/staff/photos/${encodeURIComponent(key)}`;

/** The photos of all customers, with the state of each permission. */
export function photosView(
  desk: Desk,
  {
    photos,
    page,
    more,
  }: { readonly photos: readonly StaffPhoto[]; readonly page: number; readonly more: boolean },
): ReactNode {
  const texts = photoTexts[desk.language];
  return (
    <>
      <BackLink href="/staff/">{desk.texts.allOrders}</BackLink>
      <PageHead title={texts.title} lead={texts.lead} />
      {photos.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <ul className="ta-page-photos">
          {photos.map((photo) => (
            <li key={photo.key}>
              <a className="ta-page-photos__link" href={photoPath(photo.key)}>
                {photo.inForce ? (
                  <img
                    className="ta-page-photos__picture"
                    src={`${photoPath(photo.key)}/picture`}
                    alt={texts.picture(photo.name)}
                    loading="lazy"
                  />
                ) : (
                  // A revoked photo is shown to its photographer alone.
                  <span className="ta-page-photos__picture" />
                )}
                <strong dir="auto">{photo.company}</strong>
                <Permission desk={desk} photo={photo} />
                <span className="ta-quiet" dir="auto">
                  {factsOf(desk, photo)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <PageSteps
        label={desk.texts.pages}
        page={page}
        more={more}
        hrefFor={photosPath}
        previous={desk.texts.newer}
        next={desk.texts.older}
      />
    </>
  );
}

const factsOf = (desk: Desk, { name, code, sentAt, orders }: StaffPhoto) =>
  [code, name, photoTexts[desk.language].sharedOn(desk.moment(sentAt)), orders].filter(Boolean).join(' · ');

function Permission({ desk, photo }: { readonly desk: Desk; readonly photo: StaffPhoto }) {
  const texts = photoTexts[desk.language];
  return (
    <StatusMark tone={photo.inForce ? 'success' : 'warning'}>
      {photo.inForce ? texts.inForce : texts.revoked}
    </StatusMark>
  );
}

/** A photo with its permission and the words of it, and who downloaded it. */
export function photoView(
  desk: Desk,
  session: StaffSession,
  {
    photo,
    releases,
    downloads,
    problem,
  }: {
    readonly photo: StaffPhoto;
    readonly releases: readonly Release[];
    readonly downloads: Awaited<ReturnType<typeof downloadsOf>>;
    readonly problem: string;
  },
): ReactNode {
  const texts = photoTexts[desk.language];
  const inForce = releases.find(({ revokedAt }) => revokedAt === null);
  return (
    <>
      <BackLink href={photosPath(1)}>{texts.back}</BackLink>
      <PageHead title={photo.company} lead={factsOf(desk, photo)} />
      <Problem>{problem}</Problem>
      {photo.inForce && (
        <img
          className="ta-page-photos__large"
          src={`${photoPath(photo.key)}/picture`}
          alt={texts.picture(photo.name)}
        />
      )}
      {photo.orders !== '' && (
        <p>
          {`${texts.orders}: `}
          {photo.orders.split(', ').map((code, index) => (
            <span key={code}>
              {index > 0 && ', '}
              <TextLink href={`/staff/orders/${encodeURIComponent(code)}`}>{code}</TextLink>
            </span>
          ))}
        </p>
      )}
      <section className="ta-page-stack" aria-labelledby="release">
        <h2 className="ta-heading" id="release">
          {texts.release}
        </h2>
        <p>
          <Permission desk={desk} photo={photo} />
        </p>
        <ul className="ta-page-rows">
          {releases.map((release, index) => (
            <li className="ta-page-column" key={release.id}>
              <span dir="auto">{texts.givenBy(release.name, desk.moment(release.acceptedAt))}</span>
              {release.revokedAt !== null && (
                <span dir="auto">{texts.revokedBy(release.revokedBy, desk.moment(release.revokedAt))}</span>
              )}
              <Disclosure title={texts.words} defaultOpen={index === 0 && release.revokedAt === null}>
                <div className="ta-page-stack" lang={release.language}>
                  {paragraphsOf(release.text).map((paragraph, at) => (
                    <p className="ta-page-text" key={at} dir="auto">
                      {paragraph}
                    </p>
                  ))}
                </div>
              </Disclosure>
            </li>
          ))}
        </ul>
        {inForce && (
          <DeskForm session={session} action={`${photoPath(photo.key)}/file`}>
            <input type="hidden" name="release" value={String(inForce.id)} />
            <Send>{texts.download}</Send>
          </DeskForm>
        )}
      </section>
      <section className="ta-page-stack" aria-labelledby="downloads">
        <h2 className="ta-heading" id="downloads">
          {texts.history}
        </h2>
        {downloads.length === 0 ? (
          <p className="ta-quiet">{texts.none}</p>
        ) : (
          <ul className="ta-page-rows">
            {downloads.map(({ id, name, at, refused }) => (
              <li key={id} dir="auto">
                {(refused ? texts.refusedTo : texts.taken)(name, desk.moment(at))}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of a wording, whose HTML the lab wrote itself: one paragraph for each block. */
function paragraphsOf(html: string): readonly string[] {
  return html
    .replace(/<\/(?:p|li|h[1-6]|div|tr)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/&#39;/g, '’')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
