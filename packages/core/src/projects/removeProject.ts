import { deletePrintProject, deleteProject, deleteProjectFiles } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { ProjectServices } from '../kernel/config.ts';
import type { Log } from '../kernel/ports.ts';
import { fail, succeed } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { Project } from './project.ts';

/**
 * Deletes a project: one of the print service by its uuid (PROJ-11), a work by its number and then its files (PROJ-12).
 * A work whose files could not be deleted is gone all the same: that is only logged (PROJ-22).
 */
export async function removeProject(
  { gateway, log }: { readonly gateway: Gateway; readonly log: Log },
  { applet, bucketName }: ProjectServices,
  { kind, id, uuid }: Pick<Project, 'kind' | 'id' | 'uuid'>,
  customerCode: string,
): Promise<Result<null>> {
  if (kind === 'print') {
    const answer = await gateway.call(deletePrintProject, { path: { uuid } });
    if (!answer.ok) return answer;
    return answer.value.success ? succeed(null) : refused(deletePrintProject.id);
  }
  const answer = await gateway.call(deleteProject, { body: { id } });
  if (!answer.ok) return answer;
  const { success, data } = answer.value;
  if (!success) return refused(deleteProject.id);
  if (data === '') return succeed(null);
  if (applet === '' || bucketName === '') {
    log('error', 'ta: the files of a deleted project stay: set projects.applet and projects.bucketName', {});
    return succeed(null);
  }
  // The gateway logs its failure.
  await gateway.call(deleteProjectFiles, {
    body: { cod_fot: customerCode, applet, bucket_name: bucketName },
  });
  return succeed(null);
}

/** A 200 that says it was not done. */
const refused = (endpoint: string) => fail('unavailable', { status: 200, endpoint });
