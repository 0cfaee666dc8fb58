import type { Page } from '@playwright/test';

/**
 * Draws no scene: it takes the processor of a machine without a graphics card for many seconds. For flows that are about
 * something else; `scene.spec.ts` and `configurator.spec.ts` draw it.
 */
export async function withoutScene(page: Page): Promise<void> {
  await page.route('**/embed/scene.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}
