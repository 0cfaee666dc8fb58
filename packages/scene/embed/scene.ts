import { mountScene } from './mountScene.ts';
import { openConfiguration } from './openConfiguration.ts';

/** The chunk of `/embed/`: three.js and the scene, loaded when a configurator is first seen. */
export { mountScene, openConfiguration };
