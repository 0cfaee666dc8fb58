import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, fileBytes, flag, listOf, rowsOf, text } from './wire.ts';

/**
 * `photos`: of one visit, and `bytes` of one of them. `perPage`: of the gallery. `listed`: most that an answer without
 * a page has. `perCall`: photos that one call changes, so that its form stays below the limit of a body.
 */
export const sharingLimits = {
  photos: 2_000,
  bytes: 50_000_000,
  perPage: 48,
  listed: 2_000,
  perCall: 200,
} as const;

/** Endings of the photos that the lab takes (SHARE-30). */
export const sharedPhotoEndings = ['jpg', 'jpeg', 'tif', 'tiff'] as const;

/** The random key of one visit of the upload page (SHARE-32). */
export const shareSessionForm = /^[\w-]{16,64}$/;

/** How far a photo is; as of `imageStates`. */
export const sharedPhotoStates = ['partial', 'arrived', 'ready', 'refused'] as const;

/** A tag of a photo. `get_by`: code of the order that the photo has it from, '' = a person chose it (SHARE-09). */
const photoTag = v.object({ categoria: text, valore: text, get_by: text });
export type PhotoTag = v.InferOutput<typeof photoTag>;

const sharedPhoto = v.object({
  id: text,
  /** Names its file in `downloadSharedPhoto`, and the resumable upload it came by. */
  s3_key: text,
  tag: listOf(photoTag),
  /** Codes of the orders that it shows, separated by commas. */
  order_code: text,
  /** Code of the photographer whose photo it is. */
  cod_gs: text,
  /** It shows several products. */
  is_composition: flag,
  /** ISO moments of the last permission and of its last end; '' = there was none. */
  ts_acept_terms: text,
  ts_delete_terms: text,
  /** Ours, like all that follows. Name of the file, and its bytes. */
  name: text,
  size: count,
  /** Bytes that are safely on the lab's disk. */
  offset: count,
  /** SHA-256 of the whole file according to its sender. */
  sha256: text,
  state: v.fallback(v.picklist(sharedPhotoStates), 'partial'),
  /** Code of the finding that refuses it (P-CHECKS); '' = none. */
  problem: text,
  /** Upright pixels; 0 until the lab has checked it. */
  width: count,
  height: count,
  /** There is a small picture of it. */
  thumbnail: flag,
  /** ISO moment at which it was shared; '' = its upload page has not sent it yet. */
  ts_sent: text,
});
export type SharedPhoto = v.InferOutput<typeof sharedPhoto>;

/** A tag that can be filtered by or chosen. All but `categoria` and `valore` are ours. */
const tagChoice = v.object({
  categoria: text,
  valore: text,
  /** Names in the asked language. */
  nome_categoria: text,
  nome_valore: text,
  /** Photos of the list that carry it, on all its pages. */
  photos: count,
  /** A person can give it; the others come from orders. */
  choosable: flag,
});
export type TagChoice = v.InferOutput<typeof tagChoice>;

const sessionKey = v.pipe(v.string(), v.regex(shareSessionForm, '16 to 64 letters, digits, - or _'));
const photoId = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'digits'));
const json = v.pipe(v.string(), v.maxLength(200_000));
/** Old pages send both beside the bearer header; neither grants anything (GW2-39). */
const claims = { ta_token: v.optional(v.string()), cod_fot: v.optional(v.string()) };

export const sharedPhotos = endpoint({
  id: 'sharing.list',
  method: 'GET',
  via: 'direct',
  path: '/scripts/get_share_foto_album',
  summary:
    'The photos that a customer shared, the newest first; the internal account also sees those of others that may be used. With `session_key`: the photos of one visit of the upload page, shared or not, the oldest first. A photo is uploaded to `/files/` (tus 1.0.0) with the metadata share_session, filename, sha256 and mtime.',
  cites: ['GW2-25', 'SHARE-11', 'SHARE-21', 'SHARE-25', 'SHARE-32'],
  query: v.object({
    ...claims,
    session_key: v.optional(sessionKey),
    /** Ours: from 1; a page beyond the end answers the last. Without it all of them, 2,000 at most. */
    page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'digits'))),
    /** Ours: JSON list of `{categoria, valore}`, of which a photo has to carry all (SHARE-12). */
    tags: v.optional(v.pipe(v.string(), v.maxLength(4_000))),
    /** Ours: the language of the names of tags. Default: that of the account. */
    lang: v.optional(v.string()),
    /** Ours: only the photo with this SHA-256. */
    sha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'))),
  }),
  answer: v.object({
    result: rowsOf(sharedPhoto),
    allTags: listOf(tagChoice),
    /** The photos of other customers are among them (SHARE-15). */
    seeAll: flag,
    /** Ours. */
    page: count,
    pages: count,
    total: count,
  }),
});

/** Why a photo was not shared or linked; '' with success. Ours. */
export const sharingRefusals = ['', 'order', 'oneOrder', 'notReady', 'duplicate', 'terms'] as const;
export type SharingRefusal = (typeof sharingRefusals)[number];

const registered = v.object({
  success: flag,
  /**
   * `order`: no such order. `oneOrder`: only a composition shows several orders. `notReady`: a file has not arrived, or is
   * no photo. `duplicate`: a photo was shared before. `terms`: other terms are in force than those that were shown.
   */
  reason: v.fallback(v.optional(v.picklist(sharingRefusals), ''), ''),
});

export const registerPhotos = endpoint({
  id: 'sharing.register',
  method: 'POST',
  via: 'direct',
  path: '/scripts/register_share_foto_album',
  encoding: 'form',
  summary:
    'Two shapes. With `listPhotoShare`: shares uploaded photos with their tags, and records the permission to use them; photos that are shared already stay as they are. With `addLinkedOrder`: adds orders to photos. Nothing is removed by either.',
  cites: ['GW2-26', 'GW2-27', 'GW2-39', 'SHARE-10', 'SHARE-33', 'SHARE-34'],
  body: v.object({
    ...claims,
    /** JSON: photo id → list of `{categoria, valore}`. */
    selectedElements: v.optional(json),
    /** JSON: list of photo ids. */
    listPhotoShare: v.optional(json),
    /** JSON: photo id → list of order codes. */
    addLinkedOrder: v.optional(json),
    /** 1: the codes were typed by the internal account, and may be those of any customer's order (SHARE-08). */
    isManualCode: v.optional(v.union([v.string(), v.number()])),
    /** Ours: `id` of the terms that the person has accepted. Default: those in force. */
    terms: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  answer: registered,
});

export const savePhotoTags = endpoint({
  id: 'sharing.saveTags',
  method: 'POST',
  via: 'direct',
  path: '/scripts/set_share_foto_album_caratteristiche',
  encoding: 'form',
  summary: 'Replaces the tags that persons gave to photos; those that come from orders stay.',
  cites: ['GW2-30', 'SHARE-09', 'SHARE-24'],
  body: v.object({
    ...claims,
    /** JSON: photo id → list of `{categoria, valore}`. */
    selectedElements: json,
    /** Ours: JSON list of the ids among them that show several products. Absent: it stays as it is. */
    compositions: v.optional(json),
  }),
  answer: v.object({ success: flag }),
});

/** POST from our client; the documented GET only with the bearer header from the same origin (DEC-17). */
export const deletePhoto = endpoint({
  id: 'sharing.delete',
  method: 'POST',
  via: 'direct',
  path: '/scripts/delete_img_share_foto_album',
  summary:
    'Deletes a photo of the customer and its file. 409 while the lab may use it: the permission is revoked first.',
  cites: ['GW2-28', 'GW2-38', 'DEC-17', 'SHARE-13', 'SHARE-29'],
  query: v.object({ id: photoId }),
  answer: v.object({ success: flag }),
});

/** POST from our client with the state it wishes; the documented GET toggles (DEC-17). */
export const changePermission = endpoint({
  id: 'sharing.permission',
  method: 'POST',
  via: 'direct',
  path: '/scripts/change_permission_share_foto_album',
  summary:
    'Gives or revokes the permission to use a photo of the customer. Without `wish` it becomes the other of the two.',
  cites: ['GW2-29', 'GW2-38', 'DEC-17', 'SHARE-13', 'SHARE-19', 'SHARE-22'],
  query: v.object({
    id: photoId,
    /** Ours: the state afterwards; repeating it changes nothing. */
    wish: v.optional(v.picklist(['accept', 'revoke'])),
    /** Ours: as of `sharing.register`. */
    terms: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  answer: v.object({ success: flag, ts_acept_terms: text, ts_delete_terms: text }),
});

export const downloadSharedPhoto = endpoint({
  id: 'sharing.download',
  method: 'GET',
  via: 'direct',
  path: '/api/customer/downloadSharedPhoto/{s3_key}',
  answerType: 'file',
  summary:
    'The file of a photo: the customer’s own, and to the internal account any photo whose permission is in force. `format` small is its picture of at most 480 px as WebP.',
  cites: ['GW2-31', 'GW2-41', 'SHARE-15', 'SHARE-19'],
  query: v.object({ format: v.optional(v.string()) }),
  answer: fileBytes,
});

export const sharingTerms = endpoint({
  id: 'sharing.terms',
  method: 'GET',
  path: '/api/customer/share_terms',
  summary: 'The terms under which a customer shares photos, in a language; in English where it lacks them.',
  cites: ['ours', 'SHARE-02', 'SHARE-30'],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: v.object({
    /** Names this wording: it is sent back when it is accepted. */
    id: text,
    /** HTML of the lab: sanitised where it is shown. */
    testo: text,
    lingua: text,
  }),
});
export type SharingTerms = v.InferOutput<typeof sharingTerms.answer>;

export const openSharing = endpoint({
  id: 'sharing.open',
  method: 'POST',
  via: 'direct',
  path: '/embed/share-upload',
  access: 'public',
  encoding: 'form',
  summary:
    'Exchanges the ticket of a frame for a pass for the photos of one visit, which ends with the session.',
  cites: ['ours', 'SHARE-06', 'SHARE-32', 'DEC-01'],
  body: v.object({ session_key: sessionKey, ta_token: v.string() }),
  answer: v.object({ pass: text }),
});
