/** Milliseconds of a frame above which the page shows its poster instead of the scene. A small frame has a sixteenth of the pixels. */
export const longestFrame = { small: 250, whole: 1_500 } as const;
/** Width and height of the small frame beside the whole one. */
export const smallShare = 1 / 4;

/** Renderers that draw with the processor, as browsers name them: those of Chromium, Mesa and Windows. */
const softwareNames = /swiftshader|llvmpipe|softpipe|swrast|software|basic render/i;

/** The part of a WebGL context that names its renderer. */
export interface NamedRenderer {
  readonly RENDERER: number;
  getExtension(name: 'WEBGL_debug_renderer_info'): { readonly UNMASKED_RENDERER_WEBGL: number } | null;
  getParameter(name: number): unknown;
}

/** True when the context draws with the processor: every frame would hold the page up. */
export function isSoftwareRenderer(context: NamedRenderer): boolean {
  const unmasked = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(unmasked?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return typeof name === 'string' && softwareNames.test(name);
}

/** Times frames. */
export interface Pace {
  /** Milliseconds that drawing took. */
  time(draw: () => void): number;
  /** Draws a small frame twice: the first builds the shaders, the second is timed. True = whole frames would be too slow. */
  isSlow(drawSmall: () => void): boolean;
}

/** @param now the present in milliseconds. */
export function createPace(now: () => number): Pace {
  const time = (draw: () => void) => {
    const began = now();
    draw();
    return now() - began;
  };
  return {
    time,
    isSlow(drawSmall) {
      drawSmall();
      return time(drawSmall) > longestFrame.small;
    },
  };
}
