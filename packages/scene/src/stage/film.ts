import {
  AdditiveBlending,
  FloatType,
  HalfFloatType,
  NoBlending,
  ShaderMaterial,
  Vector2,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';

const vertex = /* glsl */ `
varying vec2 at;
void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

const sumFragment = /* glsl */ `
uniform sampler2D exposure; uniform float weight; varying vec2 at;
void main() { gl_FragColor = vec4(texture2D(exposure, at).rgb * weight, 1.0); }`;

/** Straight below 0.8, a soft shoulder above: photographs keep their colours, whites do not burn. */
const developFragment = /* glsl */ `
uniform sampler2D film; uniform float brightness; uniform vec2 size; varying vec2 at;
vec3 shoulder(vec3 c) { vec3 over = max(c - 0.8, 0.0); return min(c, 0.8) + 0.2 * (1.0 - exp(-over / 0.2)); }
vec3 display(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453) - 0.5; }
void main() {
  vec2 off = (at - 0.5) * vec2(size.x / size.y, 1.0);
  float edge = 1.0 - 0.09 * smoothstep(0.2, 1.1, dot(off, off) * 1.6);
  vec3 colour = shoulder(max(texture2D(film, at).rgb, 0.0) * brightness * edge);
  gl_FragColor = vec4(display(clamp(colour, 0.0, 1.0)) + grain(gl_FragCoord.xy) / 255.0, 1.0);
}`;

/** Adds many exposures to one picture: soft shadows, clean edges and depth of field come from their mean. */
export class Film {
  readonly exposure: WebGLRenderTarget;
  readonly #sum: WebGLRenderTarget;
  readonly #adding: ShaderMaterial;
  readonly #developing: ShaderMaterial;
  readonly #size = new Vector2();
  readonly #quad = new FullScreenQuad();

  /** `width` and `height` in px. */
  constructor(renderer: WebGLRenderer, width: number, height: number) {
    this.#size.set(width, height);
    const blends =
      renderer.extensions.has('EXT_color_buffer_float') && renderer.extensions.has('EXT_float_blend');
    this.exposure = new WebGLRenderTarget(width, height, { type: HalfFloatType, samples: 4 });
    this.#sum = new WebGLRenderTarget(width, height, {
      type: blends ? FloatType : HalfFloatType,
      depthBuffer: false,
    });
    this.#adding = new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: sumFragment,
      uniforms: { exposure: { value: this.exposure.texture }, weight: { value: 1 } },
      blending: AdditiveBlending,
      depthTest: false,
      transparent: true,
    });
    this.#developing = new ShaderMaterial({
      vertexShader: vertex,
      fragmentShader: developFragment,
      uniforms: {
        film: { value: this.#sum.texture },
        brightness: { value: 1 },
        size: { value: this.#size },
      },
      blending: NoBlending,
      depthTest: false,
    });
  }

  /** Changes the size, px; `antialias` for single exposures, which cannot jitter. */
  resize(width: number, height: number, antialias: boolean): void {
    this.exposure.samples = antialias ? 4 : 0;
    this.exposure.setSize(width, height);
    this.#sum.setSize(width, height);
    this.#size.set(width, height);
  }

  /** Takes a fresh piece of film. */
  clear(renderer: WebGLRenderer): void {
    renderer.setRenderTarget(this.#sum);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
    renderer.setRenderTarget(null);
  }

  /** Adds the last exposure with its share of the whole. */
  add(renderer: WebGLRenderer, weight: number): void {
    if (this.#adding.uniforms['weight']) this.#adding.uniforms['weight'].value = weight;
    this.#quad.material = this.#adding;
    renderer.autoClear = false;
    renderer.setRenderTarget(this.#sum);
    this.#quad.render(renderer);
    renderer.setRenderTarget(null);
    renderer.autoClear = true;
  }

  /** Develops to the canvas. */
  develop(renderer: WebGLRenderer): void {
    this.#quad.material = this.#developing;
    renderer.setRenderTarget(null);
    this.#quad.render(renderer);
  }

  /** Frees targets and shaders. */
  dispose(): void {
    this.exposure.dispose();
    this.#sum.dispose();
    this.#adding.dispose();
    this.#developing.dispose();
    this.#quad.dispose();
  }
}
