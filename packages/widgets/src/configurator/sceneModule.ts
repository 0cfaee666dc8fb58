/** The scene's chunk as this widget uses it. It is loaded from the lab, so that no bundler of a page packs three.js. */

/** The views of a product in the scene. */
export const viewNames = ['front', 'spine', 'detail', 'open', 'inbox', 'room'] as const;
export type ViewName = (typeof viewNames)[number];

export interface SceneConfiguration {
  /** Slug of the product. */
  readonly product: string;
  readonly fields: Readonly<Record<string, string | number>>;
  /** Colours of choices by option and value. */
  readonly swatches: Readonly<Record<string, Readonly<Record<string, string>>>>;
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
    readonly configuration: SceneConfiguration;
    readonly onViews: (views: readonly ViewName[], shown: ViewName) => void;
    readonly onState: (state: 'ready' | 'lost' | 'failed') => void;
  }): MountedScene;
}

/** @throws when the chunk cannot be loaded: no network, or a page whose policy forbids the lab's scripts. */
export async function loadScene(labOrigin: string): Promise<SceneModule> {
  return (await import(/* @vite-ignore */ `${labOrigin}/embed/scene.js`)) as SceneModule;
}
