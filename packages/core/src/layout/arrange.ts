import { cropAbout } from '../geometry/index.ts';
import type { Box, Guides, Size } from '../geometry/index.ts';
import { photoBox } from './createProject.ts';
import type { PhotoItem, ProjectPhoto } from './document.ts';
import { keepOffFolds } from './foldCrop.ts';
import { randomOf } from './random.ts';
import { slotsOf, templatesFor } from './templates.ts';
import type { Template } from './templates.ts';

/** A template with its boxes on one kind of sheet, sorted once for all photos that are tried in it. */
export interface Candidate {
  readonly template: Template;
  readonly slots: readonly Box[];
  /** Indices of the slots from the tallest shape to the widest, larger ones first among like shapes. */
  readonly order: readonly number[];
  /** Logarithms of the slots’ shapes, in that order. */
  readonly shapes: readonly number[];
}

export const shapeOf = ({ w, h }: Size): number => Math.log(w / h);
/** Shapes within a tenth are alike: among them, size and order decide. */
const like = (shape: number) => Math.round(shape * 10);

export function candidatesFor(
  count: number,
  guides: Guides,
  binding: Parameters<typeof templatesFor>[1],
  allow: (template: Template) => boolean = () => true,
): Candidate[] {
  return templatesFor(count, binding)
    .filter(allow)
    .map((template) => {
      const slots = slotsOf(template, guides);
      const keys = slots.map((slot) => ({ like: like(shapeOf(slot)), area: slot.w * slot.h }));
      const order = slots
        .map((_, index) => index)
        .toSorted((a, b) => {
          const [first, second] = [keys[a], keys[b]];
          if (!first || !second) return 0;
          return first.like - second.like || second.area - first.area || a - b;
        });
      return {
        template,
        slots,
        order,
        shapes: order.map((index) => shapeOf(slots[index] ?? { w: 1, h: 1 })),
      };
    });
}

type Photo = Pick<ProjectPhoto, 'w' | 'h' | 'stars'>;

/** Indices of photos from the tallest to the widest; the better ones first among like shapes, else in their order. */
export function photoOrder(photos: readonly Photo[]): number[] {
  return photos
    .map((_, index) => index)
    .toSorted((a, b) => {
      const [first, second] = [photos[a], photos[b]];
      if (!first || !second) return 0;
      return like(shapeOf(first)) - like(shapeOf(second)) || second.stars - first.stars || a - b;
    });
}

/** A frame across the photo’s direction keeps a fifth of what it would fit. */
const oppositeFit = 0.2;
/** Nearly square shapes have no direction. */
const squareShape = 0.05;

/** Part of a photo that is lost in a slot, by the logarithms of their shapes: 0 to 1. */
export function lossOf(photo: number, slot: number): number {
  const fit = Math.exp(-Math.abs(photo - slot));
  const isOpposite = photo * slot < 0 && Math.abs(photo) > squareShape && Math.abs(slot) > squareShape;
  return 1 - (isOpposite ? fit * oppositeFit : fit);
}

/** Mean loss of sorted photos in a template: the tallest photo comes into the tallest slot, and so on. */
export function meanLoss(shapes: readonly number[], candidate: Candidate): number {
  let sum = 0;
  for (let index = 0; index < shapes.length; index += 1)
    sum += lossOf(shapes[index] ?? 0, candidate.shapes[index] ?? 0);
  return shapes.length === 0 ? 0 : sum / shapes.length;
}

/** Difference that the seed makes between templates that fit alike. */
export const jitter = 0.25;

/** Candidates for photos, the best first: by what they crop, and by the seed among those that crop alike. */
export function rankCandidates(
  photos: readonly Photo[],
  candidates: readonly Candidate[],
  seed: number,
): Candidate[] {
  const order = photoOrder(photos);
  const shapes = order.map((index) => shapeOf(photos[index] ?? { w: 1, h: 1 }));
  return candidates
    .map((candidate) => ({
      candidate,
      cost: 3 * meanLoss(shapes, candidate) + jitter * randomOf(seed, candidate.template.id),
    }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ candidate }) => candidate);
}

/** Boxes with their photos, in the reading order of the slots; slots without a photo are empty boxes. */
export function fillSlots(
  photos: readonly ProjectPhoto[],
  candidate: Candidate,
  guides: Guides,
  ids: readonly string[],
): PhotoItem[] {
  const inSlot = new Map<number, ProjectPhoto>();
  photoOrder(photos).forEach((photo, rank) => {
    const [slot, each] = [candidate.order[rank], photos[photo]];
    if (slot !== undefined && each) inSlot.set(slot, each);
  });
  return candidate.slots.map((slot, index) => boxWith(ids[index] ?? '', slot, inSlot.get(index), guides));
}

/** A box with a photo about its focus, which stays beside the fold. */
export function boxWith(id: string, slot: Box, photo: ProjectPhoto | undefined, guides: Guides): PhotoItem {
  if (!photo) return photoBox(id, slot);
  return photoBox(id, slot, photo.id, keepOffFolds(photo, slot, cropAbout(photo, slot, photo.focus), guides));
}
