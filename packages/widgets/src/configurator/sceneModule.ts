/** The scene's chunk as this widget uses it. It is loaded from the lab, so that no bundler of a page packs three.js. */

/** The views of a product in the scene. */
export const viewNames = ['front', 'spine', 'side', 'detail', 'open', 'inbox', 'room'] as const;
export type ViewName = (typeof viewNames)[number];

export interface SceneConfiguration {
  /** Slug of the product. */
  readonly product: string;
  readonly fields: Readonly<Record<string, string | number>>;
  /** Colours of choices by option and value. */
  readonly swatches: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The customer's images by frame: the lab's name, and the part that is seen, `[x, y, width, height]` in shares. */
  readonly images: readonly (
    | {
        readonly name: string;
        readonly cut: readonly [number, number, number, number];
        readonly isTurned: boolean;
      }
    | undefined
  )[];
}

export interface MountedScene {
  update(configuration: SceneConfiguration, option?: string): void;
  show(view: ViewName): void;
  snapshot(): Promise<Blob | null>;
  dispose(): void;
}

export interface SceneModule {
  mountScene(options: {
    readonly element: HTMLElement;
    readonly photos: string;
    readonly fonts: string;
    readonly configuration: SceneConfiguration;
    readonly fetchImage: (name: string) => Promise<Blob | null>;
    readonly onViews: (views: readonly ViewName[], shown: ViewName) => void;
    readonly onState: (state: 'ready' | 'lost' | 'slow' | 'failed') => void;
    /** Draws however long a frame takes. */
    readonly isSlowAllowed: boolean;
  }): MountedScene;
}

/** @throws when the chunk cannot be loaded: no network, or a page whose policy forbids the lab's scripts. */
export async function loadScene(labOrigin: string): Promise<SceneModule> {
  return (await import(/* @vite-ignore */ `${labOrigin}/embed/scene.js`)) as SceneModule;
}
