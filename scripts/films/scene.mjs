/** Waits for the configurator's picture in 3D, which a machine without a graphics card draws when it is asked to. */
export async function drawScene({ page }) {
  const anyway = page.getByRole('button', { name: 'Show in 3D anyway' });
  const views = page.getByRole('group', { name: 'View' });
  const patience = { timeout: 90_000 };
  await anyway.or(views).first().waitFor(patience);
  if (await anyway.isVisible()) await anyway.click();
  await views.waitFor(patience);
}
