import { expect, test } from 'vitest';
import { createPace, isSoftwareRenderer, longestFrame } from './pace.ts';
import type { NamedRenderer } from './pace.ts';

const context = (name: string, isUnmasked: boolean): NamedRenderer => ({
  RENDERER: 1,
  getExtension: () => (isUnmasked ? { UNMASKED_RENDERER_WEBGL: 2 } : null),
  getParameter: (parameter) => (parameter === (isUnmasked ? 2 : 1) ? name : 'WebKit WebGL'),
});

test.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)', true],
  ['llvmpipe, or similar', true],
  ['Apple Software Renderer', true],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', false],
  ['Apple GPU', false],
  ['Adreno (TM) 630', false],
])('%s draws with the processor: %s', (name, isSoftware) => {
  expect(isSoftwareRenderer(context(name, true))).toBe(isSoftware);
  expect(isSoftwareRenderer(context(name, false))).toBe(isSoftware);
});

/** A clock that stands still but for what the drawing takes. */
function drawing(...took: readonly number[]) {
  let present = 1_000;
  let drawn = 0;
  return {
    pace: createPace(() => present),
    draw: () => {
      present += took[drawn] ?? 0;
      drawn += 1;
    },
  };
}

test.each([
  ['a first frame that builds shaders for long is not judged', [9_000, 10], false],
  ['a small frame within the bound passes', [0, longestFrame.small], false],
  ['a longer one does not', [0, longestFrame.small + 1], true],
] as const)('%s', (_title, took, isSlow) => {
  const { pace, draw } = drawing(...took);
  expect(pace.isSlow(draw)).toBe(isSlow);
});

test('a frame is timed by the given clock', () => {
  const { pace, draw } = drawing(42);
  expect(pace.time(draw)).toBe(42);
});
